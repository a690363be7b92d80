import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { amountInQuery } from '#domain/recharge-address.ts';
import { offer } from '#machines/samples.ts';
import { start } from '#machines/settlement/money-samples.ts';
import { Obstacles } from './obstacles.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

/** The address that a balance leads to; null for no link. */
function linkAt(balance: bigint): URL | null {
  const context = { ...start, subject: 'crane', terms: offer({ balance }), couponId: '', isAgreed: false };
  const html = renderToStaticMarkup(
    createElement(I18nProvider, { i18n }, createElement(Obstacles, { context, isReviewed: false })),
  );
  const [, address] = /href="#([^"]+)"/.exec(html) ?? [];
  return address === undefined ? null : new URL(address.replaceAll('&amp;', '&'), 'https://dayrent.test');
}

it('offers to recharge what is missing, as it can be paid, and the way back', () => {
  const link = linkAt(87_654_321n);
  expect(link?.pathname).toBe('/user/recharge');
  expect(amountInQuery(link?.searchParams.get('amount') ?? '')).toBe(12_350_000n);
  expect(link?.searchParams.get('then')).toBe('/index/detail?productId=crane');
});

it('offers exactly what is missing where that can be paid', () => {
  expect(linkAt(87_650_000n)?.searchParams.get('amount')).toBe('12.35');
});

it('offers nothing where the balance covers the price', () => expect(linkAt(100_000_000n)).toBe(null));

it.each(['', '-5', '1e3', '5,000', '1.2345678', 'NaN'])('fills in nothing for %j', (text) => {
  expect(amountInQuery(text)).toBe(0n);
});
