import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { unit } from '#domain/money.ts';
import type { ProductTerms } from '#domain/product.ts';
import { product } from '#machines/samples.ts';
import { FactsFold } from './facts-fold.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const facts = (terms: ProductTerms): string =>
  renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(FactsFold, { product: product(), terms })))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const short: ProductTerms = { price: 120n * unit, dayReturn: 1_440_000n, validDays: 60 };

it('names no day where income alone never reaches the price', () => {
  expect(facts(short)).toContain('82 .08');
  expect(facts(short)).toMatch(/Breaks even Income after the fee stays below the price, .* not by income alone/);
  expect(facts(short)).not.toMatch(/day \d/);
});

it('names the day where it does', () => {
  // 0.95 of 1.44 is 1.368 a day: 87.7 days.
  expect(facts({ ...short, validDays: 90 })).toMatch(/Breaks even When income .* day 88 /);
});

it('names both fees', () => {
  expect(facts(short)).toContain('Fee if you withdraw the total (5%)');
  expect(facts(short)).toMatch(/Management fee Taken from what .* 10 ?%/);
});
