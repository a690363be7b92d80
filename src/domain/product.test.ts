import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withdrawalFee } from './limits.ts';
import { shareUp, unit } from './money.ts';
import {
  canBeBought,
  factsOf,
  standingOf,
  toProductStatus,
  type Product,
  type ProductStatus,
  type Standing,
} from './product.ts';

const now = Date.UTC(2026, 10, 20, 9);
const product = (different: Partial<Product> = {}): Product => ({
  id: 'crane',
  name: '',
  image: '',
  status: 'onSale',
  startsAt: null,
  endsAt: null,
  terms: { price: 100n * unit, dayReturn: unit, validDays: 90 },
  sold: 1,
  stock: 2,
  held: 0,
  fullDays: 0,
  countedDays: 0,
  ...different,
});

describe('the facts of a product', () => {
  it.each([
    // Kept of a day: 1.14 of 1.20; 100 / 1.14 is 87.7 days.
    [
      { price: 100n * unit, dayReturn: 1_200_000n, validDays: 90 },
      { gross: 108n * unit, fee: 5_400_000n, net: 102_600_000n, breakEvenDay: 88 },
    ],
    // Income alone never reaches the price.
    [
      { price: 100n * unit, dayReturn: unit, validDays: 30 },
      { gross: 30n * unit, fee: 1_500_000n, net: 28_500_000n, breakEvenDay: null },
    ],
    [
      { price: 95n * unit, dayReturn: 100n * unit, validDays: 5 },
      { gross: 500n * unit, fee: 25n * unit, net: 475n * unit, breakEvenDay: 1 },
    ],
    [
      { price: unit, dayReturn: 0n, validDays: 7 },
      { gross: 0n, fee: 0n, net: 0n, breakEvenDay: null },
    ],
    [
      { price: unit, dayReturn: 1n, validDays: 7 },
      { gross: 7n, fee: 1n, net: 6n, breakEvenDay: null },
    ],
  ])('case %#', (terms, facts) => expect(factsOf(terms)).toEqual(facts));

  const anyTerms = fc.record({
    // Small ones too, where rounding decides.
    price: fc.oneof(fc.bigInt({ min: 1n, max: 10_000n * unit }), fc.bigInt({ min: 1n, max: 2_000n })),
    dayReturn: fc.oneof(fc.bigInt({ min: 0n, max: 500n * unit }), fc.bigInt({ min: 0n, max: 100n })),
    validDays: fc.integer({ min: 1, max: 400 }),
  });

  it('name the day on which income alone reaches the price, and none where it never does', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        let first: number | null = null;
        for (let date = 1; first === null && date <= terms.validDays; date += 1) {
          const income = terms.dayReturn * BigInt(date);
          if (income - shareUp(income, withdrawalFee) >= terms.price) first = date;
        }
        const { breakEvenDay, net } = factsOf(terms);
        expect(breakEvenDay).toBe(first);
        expect(breakEvenDay === null).toBe(net < terms.price);
      }),
    );
  });

  it('add up, and promise no more than what is left after the fee', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const { gross, fee, net } = factsOf(terms);
        expect(net + fee).toBe(gross);
        expect(gross).toBe(terms.dayReturn * BigInt(terms.validDays));
        expect(fee * 20n).toBeGreaterThanOrEqual(gross);
      }),
    );
  });
});

describe('a product’s status', () => {
  it.each<[number, ProductStatus]>([
    [1, 'onSale'],
    [3, 'soldOut'],
    [5, 'preSale'],
    [6, 'rush'],
    [7, 'starred'],
    [9, 'ending'],
    [0, 'plain'],
    [2, 'plain'],
    [99, 'plain'],
  ])('%s on the wire is %s', (wire, status) => expect(toProductStatus(wire)).toBe(status));
});

describe('a product can be bought', () => {
  it.each<[ProductStatus, Partial<Product>, boolean]>([
    ['onSale', {}, true],
    ['plain', {}, true],
    ['soldOut', {}, false],
    ['preSale', { startsAt: now - 1 }, false],
    ['starred', {}, false],
    ['rush', { startsAt: now }, true],
    ['rush', { startsAt: now + 1 }, false],
    ['rush', { startsAt: null }, false],
    ['ending', { endsAt: now + 1 }, true],
    ['ending', { endsAt: now }, false],
    ['ending', { endsAt: null }, false],
  ])('%s with %j: %s', (status, different, isOpen) => {
    expect(canBeBought(product({ status, ...different }), now)).toBe(isOpen);
    expect(canBeBought(product({ status, ...different, sold: 2 }), now)).toBe(false);
    expect(canBeBought(product({ status, ...different, terms: null }), now)).toBe(false);
  });
});

describe('a product that can’t be rented says why, by its pieces and the time', () => {
  const everyStatus = ['onSale', 'plain', 'soldOut', 'preSale', 'rush', 'starred', 'ending'] as const;
  type Row = Record<(typeof everyStatus)[number], Standing>;
  const all = (standing: Standing): Row => ({
    onSale: standing,
    plain: standing,
    soldOut: standing,
    preSale: standing,
    rush: standing,
    ending: standing,
    starred: 'unpublished',
  });
  const before: Row = { ...all('open'), soldOut: 'closed', preSale: 'notYet', rush: 'notYet' };
  const after: Row = { ...before, rush: 'open', ending: 'ended' };

  it.each<[string, number, number, Row, Row]>([
    ['none of 24 sold', 0, 24, before, after],
    ['13 of 24 sold', 13, 24, before, after],
    ['24 of 24 sold', 24, 24, all('soldOut'), all('soldOut')],
    ['more sold than there are', 25, 24, all('soldOut'), all('soldOut')],
    ['no pieces', 0, 0, all('closed'), all('closed')],
  ])('%s', (_what, sold, stock, early, late) => {
    for (const status of everyStatus) {
      const one = product({ status, sold, stock, startsAt: now, endsAt: now });
      expect([status, standingOf(one, now - 1), standingOf(one, now)]).toEqual([status, early[status], late[status]]);
      expect(standingOf({ ...one, terms: null }, now)).toBe('unpublished');
    }
  });
});
