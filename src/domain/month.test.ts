import { describe, expect, it } from 'vitest';
import { regions } from './regions.ts';
import { formatDay, isoDay } from './time.ts';
import { dateOf, formatDate, isMonth, shiftMonth, weeksOf } from './month.ts';

describe('months', () => {
  it('know a month', () => {
    expect(['2026-01', '2026-12', '2026-00', '2026-13', '2026-1', '', '2026-01-01'].map(isMonth)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2024-03', -1, '2024-02'],
    ['2026-11', -13, '2025-10'],
  ])('%s and %i is %s', (month, by, other) => expect(shiftMonth(month, by)).toBe(other));

  it('have weeks from Monday to Sunday', () => {
    // A month that begins on a Sunday, and needs six of them.
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
    // One that begins on a Monday and has 28 days.
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect(weeksOf('2024-02').flat()).toContain('2024-02-29');
  });

  it.each(['2026-01', '2026-02', '2024-02', '2026-11', '2026-12'])(
    '%s has each of its days once, in order',
    (month) => {
      const days = weeksOf(month)
        .flat()
        .filter((day) => day !== null);
      expect(days).toEqual(days.toSorted());
      expect(new Set(days).size).toBe(days.length);
      expect(new Date(dateOf(days.at(-1) ?? '') + 86_400_000).getUTCDate()).toBe(1);
    },
  );
});

it.each(regions)('a day is written as the dates of region %i are', (region) => {
  const at = Date.UTC(2026, 0, 5, 12);
  expect(formatDate(isoDay(at, region), region)).toBe(formatDay(at, region));
});
