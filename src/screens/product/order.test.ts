import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { day } from '#domain/limits.ts';
import type { Order } from '#domain/wallet.ts';
import { now, order } from '#machines/samples.ts';
import { inRegion } from '#tests/support/in-region.tsx';
import { OrderSummary } from './order.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

function summary(different: Partial<Order>): string {
  const summaryOf = createElement(OrderSummary, {
    order: { ...order, cancelUntil: null, ...different },
    amountRef: { current: null },
    onCancel: () => undefined,
    onElapsed: () => undefined,
  });
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, inRegion(summaryOf, 1, now)));
}

it('says when the next income comes, also of an order that ended before it', () => {
  expect(summary({})).toContain('Next income');
  expect(summary({ status: 'expired', nextDueAt: now + 2 * day })).toContain('Next income');
  expect(summary({ status: 'expired', nextDueAt: null })).not.toContain('Next income');
  expect(summary({ status: 'cancelled', nextDueAt: null })).not.toContain('Next income');
});
