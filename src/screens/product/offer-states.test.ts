import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { StatusBadge } from '#components/status-badge.tsx';
import type { ProductStatus } from '#domain/product.ts';
import { now, offer } from '#machines/samples.ts';
import { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { start } from '#machines/settlement/money-samples.ts';
import { UnavailableActions } from './offer-states.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const text = (node: ReactNode): string =>
  renderToStaticMarkup(createElement(I18nProvider, { i18n }, node)).replaceAll(/<[^>]+>/g, '');

it.each<[ProductStatus, number, string, string]>([
  ['ending', 13, 'Ended', 'The sale has ended.'],
  ['ending', 24, 'Sold out', 'Sold out: all of them are rented.'],
  ['soldOut', 13, 'Not on sale', 'Not on sale now.'],
  ['soldOut', 24, 'Sold out', 'Sold out: all of them are rented.'],
  ['onSale', 24, 'Sold out', 'Sold out: all of them are rented.'],
  ['starred', 24, 'Not published', 'Can&#x27;t be rented until its terms are published.'],
])('%s with %s of 24 sold, once its countdown ended: %s', (status, sold, badge, words) => {
  const detail = { status, sold, stock: 24, endsAt: now };
  const context = { ...start, subject: 'crane', terms: offer({ detail }), couponId: '', isAgreed: false };
  const snapshot = purchaseMachine.resolveState({ value: 'unavailable', context });
  expect(text(createElement(UnavailableActions, { snapshot, send: () => undefined }))).toContain(words);
  const product = { ...detail, startsAt: null, terms: { price: 1n, dayReturn: 1n, validDays: 1 } };
  expect(text(createElement(StatusBadge, { product, now, region: 1 }))).toBe(badge);
});
