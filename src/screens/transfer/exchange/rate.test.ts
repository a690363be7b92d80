import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RateFact } from './rate.tsx';

it('carries its hatch, says play money and has all its digits (rule P1)', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const shown = renderToStaticMarkup(
    createElement(I18nProvider, { i18n }, createElement(RateFact, { rate: 88_888_800n })),
  );
  expect(shown).toContain('<bdi dir="ltr" data-play="INR" class="play-hatch ');
  expect(shown.replaceAll(/<[^>]+>/g, '')).toMatch(/play rupees ₹88\.8888$/);
});
