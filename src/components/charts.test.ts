import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import fc from 'fast-check';
import { createElement, type ComponentProps, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { day } from '#domain/limits.ts';
import type { IncomePoint } from '#domain/wallet.ts';
import { EarningsChart } from './earnings-chart.tsx';
import { InOutChart } from './in-out-chart.tsx';
import { IncomeChart } from './income-chart.tsx';
import type { RowsFold } from './rows-fold.tsx';

/** Open, with all of its rows. */
vi.mock('./rows-fold.tsx', () => ({
  RowsFold: ({ rows, children }: ComponentProps<typeof RowsFold<unknown>>) => children(rows),
}));

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const cents = (count: number): bigint => BigInt(count) * 10_000n;

/** For one day. */
const stated = cents(150);

const anyDays = fc
  .array(fc.record({ earned: fc.nat(9_999), paid: fc.nat(9_999), stated: fc.nat(9_999) }), {
    minLength: 1,
    maxLength: 30,
  })
  .map((days) =>
    days.map(({ earned, paid, stated }, index) => ({
      day: index * day,
      earned: cents(earned),
      paid: cents(paid),
      stated: cents(stated),
      shortfall: 0n,
    })),
  );

/** Cents as they are written: the play mark and the currency are set apart by the markup. */
const figures = (html: string): number[] =>
  [...html.replaceAll(/<[^>]+>/g, '').matchAll(/([\d,]+)\.(\d\d)/g)].map(([, whole = '', part = '']) =>
    Number(whole.replaceAll(',', '') + part),
  );

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

type Days = readonly (IncomePoint & { earned: bigint })[];

it.each<[string, (days: Days) => ReactNode]>([
  ['earnings', (days) => createElement(EarningsChart, { days, stated, region: 1 })],
  ['in and out', (days) => createElement(InOutChart, { days, region: 1 })],
  ['income', (days) => createElement(IncomeChart, { points: days, region: 1 })],
])('%s: the sentence for who can’t see the chart adds up what its table shows', (_name, chart) => {
  fc.assert(
    fc.property(anyDays, (days) => {
      const html = renderToStaticMarkup(createElement(I18nProvider, { i18n }, chart(days)));
      const [, sentence = ''] = /<p class="sr-only">(.*?)<\/p>/.exec(html) ?? [];
      const cells = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].flatMap(([, cell = '']) => figures(cell));
      const column = (which: number): number => sum(cells.filter((_, index) => index % 2 === which));
      expect(cells).toHaveLength(2 * days.length);
      expect(figures(sentence)).toEqual([column(0), column(1)]);
      expect(sentence.replaceAll(/<[^>]+>/g, '')).toMatch(
        days.length === 1 ? /in 1 day$/ : new RegExp(`in ${days.length} days$`),
      );
    }),
    { numRuns: 20 },
  );
});
