import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { unit } from '#domain/money.ts';
import { now, order } from '#machines/samples.ts';
import { inRegion } from '#tests/support/in-region.tsx';
import { OrderCard } from './order-card.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const card = (couponPart: bigint): string =>
  renderToStaticMarkup(
    createElement(
      I18nProvider,
      { i18n },
      inRegion(createElement(OrderCard, { order: { ...order, couponPart } }), 1, now),
    ),
  ).replaceAll(/<[^>]+>/g, '');

it('says how much comes back: the price', () => expect(card(0n)).toMatch(/play USDT 100\.00 back on \d\d\//));

it('and no more than the member paid of it (product 6.7)', () =>
  expect(card(10n * unit)).toMatch(/play USDT 90\.00 back on \d\d\//));
