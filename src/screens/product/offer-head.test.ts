import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { now, product } from '#machines/samples.ts';
import { inRegion } from '#tests/support/in-region.tsx';
import { OfferHead } from './offer-head.tsx';

it('says when so many were sold, also of a live figure (rule P6)', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const head = createElement(OfferHead, {
    product: product({ sold: 12, stock: 40 }),
    at: now,
    onElapsed: () => undefined,
  });
  const shown = renderToStaticMarkup(createElement(I18nProvider, { i18n }, inRegion(head, 1, now))).replaceAll(
    /<[^>]+>/g,
    '',
  );
  expect(shown).toMatch(/12 of 40 soldAs of \d\d:\d\d$/);
});
