import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Trans } from './trans.tsx';

it.each(['<script>x</script>', '<0>x</0>', '<1/>', 'a < b', '</0>', '\\u003cb\\u003e'])(
  'shows %s in a sentence as it is',
  (name) => {
    i18n.loadAndActivate({ locale: 'en', messages: {} });
    const shown = renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <Trans id="Hello <0>{name}</0>!" values={{ name }} components={{ 0: <b /> }} />
      </I18nProvider>,
    );
    expect(shown).toBe(`Hello <b>${name.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</b>!`);
  },
);
