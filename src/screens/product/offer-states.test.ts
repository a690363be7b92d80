import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { StatusBadge } from '#components/status-badge.tsx';
import type { ProductStatus } from '#domain/product.ts';
import { hour } from '#domain/limits.ts';
import { now, offer } from '#machines/samples.ts';
import { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { start } from '#machines/settlement/money-samples.ts';
import { UnavailableActions } from './offer-states.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const text = (node: ReactNode): string =>
  renderToStaticMarkup(createElement(I18nProvider, { i18n }, node)).replaceAll(/<[^>]+>/g, '');

interface Shown {
  badge: string;
  words: string;
}

/** The badge of a machine, and the words in the place of its button. Its countdown ended, its start is to come. */
function shownOf(status: ProductStatus, sold: number, stock: number): Shown {
  const detail = { status, sold, stock, startsAt: now + hour, endsAt: now };
  const context = { ...start, subject: 'crane', terms: offer({ detail }), couponId: '', isAgreed: false };
  const snapshot = purchaseMachine.resolveState({ value: 'unavailable', context });
  const product = { ...detail, terms: { price: 1n, dayReturn: 1n, validDays: 1 } };
  const actions = text(createElement(UnavailableActions, { snapshot, send: () => undefined }));
  return {
    badge: text(createElement(StatusBadge, { product, now, region: 1 })),
    words: actions.replace('See machines', ''),
  };
}

const soldOut = { badge: 'Sold out', words: 'Sold out: all of them are rented.' };
const notOnSale = { badge: 'Not on sale', words: 'Not on sale now.' };
const unpublished = { badge: 'Not published', words: 'Can&#x27;t be rented until its terms are published.' };

/** Every status there is, with pieces left. */
const left: Record<ProductStatus, Shown> = {
  onSale: { badge: 'On sale', words: '' },
  plain: { badge: '', words: '' },
  rush: { badge: 'Rush in 01:00:00', words: 'Not on sale yet.' },
  preSale: { badge: 'Pre-sale, from', words: 'Not on sale yet.' },
  ending: { badge: 'Ended', words: 'The sale has ended.' },
  soldOut: notOnSale,
  starred: unpublished,
};

const stocks = [
  { sold: 0, stock: 24, of: (status: ProductStatus) => left[status] },
  { sold: 13, stock: 24, of: (status: ProductStatus) => left[status] },
  { sold: 24, stock: 24, of: () => soldOut },
  { sold: 25, stock: 24, of: () => soldOut },
  { sold: 0, stock: 0, of: () => notOnSale },
];
const rows = (Object.keys(left) as ProductStatus[]).flatMap((status) =>
  stocks.map(({ sold, stock, of }) => ({
    status,
    sold,
    stock,
    shown: status === 'starred' ? unpublished : of(status),
  })),
);

it.each(rows)('$status with $sold of $stock sold: one meaning in its badge and its words', (row) => {
  const { badge, words } = shownOf(row.status, row.sold, row.stock);
  expect(words).toBe(row.shown.words);
  if (row.shown.badge === '') expect(badge).toBe('');
  else expect(badge).toContain(row.shown.badge);
});
