import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { recordDetail } from '#contract/wallet-wire.ts';
import type { Region } from '#domain/time.ts';
import { inRegion } from '#tests/support/in-region.tsx';
import { IncomeStreams } from './income-streams.tsx';

const record = {
  recordId: 'income-1',
  type: 'dailyIncome',
  amount: '1',
  currency: 'USDT',
  status: 'received',
  time: Date.UTC(2026, 10, 17),
  description: 'Harbour crane',
  image: '/pictures/harbour-crane-h2.svg',
  source: 'revenue',
  sourceName: 'Harbour crane',
  rule: 'dailyIncome',
  reason: '',
  orderId: 'order-1',
  rechargeId: null,
  withdrawalId: null,
  postings: [],
};

const income = {
  productId: 'crane',
  day: Date.UTC(2026, 10, 16),
  earned: '9',
  fee: '0.9',
  pool: '9',
  paid: '8',
  running: false,
  stated: '1',
  arriveTime: null,
};

function drawn(change: Partial<typeof income>, region: Region): string {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const shown = v.parse(recordDetail, { ...record, income: { ...income, ...change } });
  if (!shown.income) throw new Error('no income');
  return renderToStaticMarkup(
    createElement(
      I18nProvider,
      { i18n },
      inRegion(createElement(IncomeStreams, { record: shown, way: shown.income }), region, Date.UTC(2026, 10, 17, 12)),
    ),
  );
}

it.each([false, true])('what stays is said once the day is over; still running: %s', (running) => {
  expect(drawn({ running }, 1).includes('Kept for low days')).toBe(!running);
});

// India, Brazil, the United States.
it.each([1, 4, 6] as const)('renters paid on the same day of UTC for a member of region %i', (region) => {
  expect(drawn({}, region)).toMatch(/Renters paid<span[^>]*>Mon, Nov 16</);
});
