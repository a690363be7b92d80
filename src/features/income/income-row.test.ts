import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import type { Income } from '#domain/wallet.ts';
import { now } from '#machines/samples.ts';
import { inRegion } from '#tests/support/in-region.tsx';
import { IncomeRow } from './income-row.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const received: Income = {
  id: 'income-1',
  orderId: 'order-1',
  productId: 'crane',
  name: 'Harbour crane',
  dayIndex: 1,
  dueAt: now,
  stated: 1_200_000n,
  paid: 1_200_000n,
  shortfall: 0n,
  status: 'received',
  arrivesAt: null,
};

const row = (income: Income): string =>
  renderToStaticMarkup(
    createElement(I18nProvider, { i18n }, inRegion(createElement(IncomeRow, { income }), 1, now)),
  ).replaceAll(/<[^>]+>/g, '');

it('says of a day that paid nothing that nothing was credited', () => {
  expect(row(received)).toContain('In your balance');
  const idle = row({ ...received, paid: 0n, shortfall: 1_200_000n });
  expect(idle).toContain('Not credited');
  expect(idle).not.toContain('In your balance');
});
