import { describe, expect, it } from 'vitest';
import { earnedOf } from './income.ts';

const points = (...days: readonly [stated: bigint, paid: bigint][]) =>
  days.map(([stated, paid], day) => ({ day, stated, paid }));

describe('incomes of a span of days', () => {
  it('come to nothing where nothing fell due', () => {
    const nothing = { paid: 0n, stated: 0n, shortfall: 0n, dueDays: 0, shortDays: 0, share: null };
    expect(earnedOf([])).toEqual(nothing);
    expect(earnedOf(points([0n, 0n], [0n, 0n]))).toEqual(nothing);
  });

  it('add up, with what was missing and on how many days', () => {
    expect(earnedOf(points([100n, 100n], [100n, 40n], [0n, 0n], [100n, 0n]))).toEqual({
      paid: 140n,
      stated: 300n,
      shortfall: 160n,
      dueDays: 3,
      shortDays: 2,
      share: 46n,
    });
  });

  it('are never said to be whole when they are not', () => {
    expect(earnedOf(points([1_000_000n, 999_999n])).share).toBe(99n);
    expect(earnedOf(points([1_000_000n, 1_000_000n])).share).toBe(100n);
  });
});
