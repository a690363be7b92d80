import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import fc from 'fast-check';
import { createElement, type ComponentProps, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { transparency } from '#contract/transparency.ts';
import { day } from '#domain/limits.ts';
import type { Region } from '#domain/time.ts';
import { localDay } from '#sandbox/calendar.ts';
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
      startsAt: index * day,
      day: new Date(index * day).toISOString().slice(0, 'yyyy-mm-dd'.length),
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

type Days = readonly { startsAt: number; day: string; earned: bigint; paid: bigint; stated: bigint }[];

/** How many columns of amounts a chart's table has. */
it.each<[string, number, (days: Days) => ReactNode]>([
  ['earnings', 2, (days) => createElement(EarningsChart, { days, stated, region: 1 })],
  ['in and out', 3, (days) => createElement(InOutChart, { days, region: 1 })],
  [
    'income',
    2,
    (days) => createElement(IncomeChart, { points: days.map((one) => ({ ...one, day: one.startsAt })), region: 1 }),
  ],
])('%s: the sentence for who can’t see the chart adds up what its table shows', (_name, columns, chart) => {
  fc.assert(
    fc.property(anyDays, (days) => {
      const html = renderToStaticMarkup(createElement(I18nProvider, { i18n }, chart(days)));
      const [, sentence = ''] = /<p class="sr-only">(.*?)<\/p>/.exec(html) ?? [];
      const cells = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].flatMap(([, cell = '']) => figures(cell));
      const column = (which: number): number => sum(cells.filter((_, index) => index % columns === which));
      expect(cells).toHaveLength(columns * days.length);
      expect(figures(sentence)).toEqual([column(0), column(1)]);
      expect(sentence.replaceAll(/<[^>]+>/g, '')).toMatch(
        days.length === 1 ? /in 1 day$/ : new RegExp(`in ${days.length} days$`),
      );
    }),
    { numRuns: 20 },
  );
});

describe('the dates of a chart', () => {
  const datesOf = (chart: ReactNode): string[] => [
    ...new Set(renderToStaticMarkup(createElement(I18nProvider, { i18n }, chart)).match(/\d\d[/.]\d\d[/.]\d{4}/g)),
  ];
  // India, Brazil, Germany, the United States, Mexico.
  const regions: [Region, string][] = [
    [1, '16/11/2026'],
    [4, '16/11/2026'],
    [5, '16.11.2026'],
    [6, '11/16/2026'],
    [21, '16/11/2026'],
  ];

  it.each(regions)('of a machine are days of UTC, east and west of it: in region %i %s', (region, shown) => {
    const wire = [{ day: Date.UTC(2026, 10, 16), earned: '2', paid: '1', stated: '1' }];
    const days = v.parse(transparency.openDays.reply, wire);
    expect(datesOf(createElement(InOutChart, { days, region }))).toEqual([shown]);
  });

  it.each(regions)('of income are days of the region %i: %s', (region, shown) => {
    const points = [{ day: localDay(Date.UTC(2026, 10, 16, 12), region), paid: cents(1), stated }];
    expect(datesOf(createElement(IncomeChart, { points, region }))).toEqual([shown]);
  });
});

it('in and out: the table says the shortfall of each day, newest first', () => {
  const days = [
    { day: '2026-11-16', earned: cents(300), paid: cents(200), stated: cents(200) },
    { day: '2026-11-17', earned: cents(100), paid: cents(90), stated: cents(200) },
  ];
  const html = renderToStaticMarkup(
    createElement(I18nProvider, { i18n }, createElement(InOutChart, { days, region: 1 })),
  );
  expect(html).toContain('Shortfall</th>');
  const cells = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].flatMap(([, cell = '']) => figures(cell));
  expect(cells).toEqual([100, 90, 110, 300, 200, 0]);
});
