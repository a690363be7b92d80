import fc from 'fast-check';
import { expect, it } from 'vitest';
import { usdtFor } from './exchange.ts';
import { unit } from './money.ts';

const amounts = fc.bigInt({ min: 0n, max: 10_000_000n * unit });
const rates = fc.bigInt({ min: 1n, max: 10_000n * unit });
/** What USDT would give back at the same rate, to the member's best. */
const rupeesFor = (usdt: bigint, rate: bigint): bigint => (usdt * rate) / unit;

it('10,000 round trips at one rate never gain', () => {
  fc.assert(
    fc.property(amounts, rates, (rupees, rate) => {
      const back = rupeesFor(usdtFor(rupees, rate), rate);
      expect(back <= rupees).toBe(true);
      // What is lost is less than one millionth of USDT is worth.
      expect(rupees - back).toBeLessThanOrEqual(rate / unit + 1n);
    }),
    { numRuns: 10_000 },
  );
});

it('splitting an exchange never gives more', () => {
  fc.assert(
    fc.property(amounts, amounts, rates, (one, other, rate) => {
      expect(usdtFor(one, rate) + usdtFor(other, rate) <= usdtFor(one + other, rate)).toBe(true);
    }),
  );
});

it.each([
  ['88 rupees at 88', 88n * unit, 88n * unit, unit],
  ['one millionth short of it', 88n * unit - 1n, 88n * unit, unit - 1n],
  ['less than a millionth', 87n, 88n * unit, 0n],
  ['nothing', 0n, 88n * unit, 0n],
  ['no rate', 88n * unit, 0n, 0n],
])('%s', (_what, rupees, rate, usdt) => {
  expect(usdtFor(rupees, rate)).toBe(usdt);
});
