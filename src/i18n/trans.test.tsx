import { i18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

it.each(['<script>x</script>', '<0>x</0>', '<1/>', 'a < b', '</0>'])('shows %s in a sentence as it is', (name) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const shown = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Trans>
        Hello <b>{name}</b>!
      </Trans>
    </I18nProvider>,
  );
  expect(shown).toBe(`Hello <b>${name.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</b>!`);
});
