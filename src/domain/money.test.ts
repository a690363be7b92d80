import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, isDecimal, parseDecimal, shareDown, shareUp, smaller, toDecimal, unit } from './money.ts';

/** All that the wire can carry. */
const amounts = fc.bigInt({ min: -(10n ** 18n) + 1n, max: 10n ** 18n - 1n });
const credits = fc.bigInt({ min: 0n, max: 10n ** 18n - 1n });
const shares = fc.bigInt({ min: 0n, max: 10_000n });

describe('the wire form of money', () => {
  it.each([
    ['0', 0n],
    ['0.00', 0n],
    ['1', 1_000_000n],
    ['1.2', 1_200_000n],
    ['0.000001', 1n],
    ['-0.000001', -1n],
    ['-12.50', -12_500_000n],
    ['007', 7_000_000n],
    ['999999999999.999999', 10n ** 18n - 1n],
  ])('reads %s', (text, amount) => expect(parseDecimal(text)).toBe(amount));

  it.each([
    '',
    ' ',
    '.5',
    '1.',
    '1.0000001',
    '1e3',
    '+1',
    '--1',
    '1,000',
    '٣',
    ' 1',
    '1 ',
    '1\n',
    '0x1',
    'NaN',
    '9'.repeat(13),
  ])('refuses %j', (text) => {
    expect(isDecimal(text)).toBe(false);
    expect(() => parseDecimal(text)).toThrow(RangeError);
  });

  it.each([
    [0n, '0.00'],
    [1n, '0.000001'],
    [-1n, '-0.000001'],
    [1_200_000n, '1.20'],
    [-1_234_500n, '-1.2345'],
    [1_000_000_000n, '1000.00'],
  ])('writes %s as %s', (amount, text) => expect(toDecimal(amount)).toBe(text));

  it('comes back as it went', () => {
    fc.assert(
      fc.property(amounts, (amount) => isDecimal(toDecimal(amount)) && parseDecimal(toDecimal(amount)) === amount),
    );
  });
});

describe('money on the screen', () => {
  it.each([
    [0n, '0.00'],
    [9_999n, '0.00'],
    [-9_999n, '0.00'],
    [10_000n, '0.01'],
    [1_999_999n, '1.99'],
    [-1_999_999n, '−1.99'],
    [999_999_999n, '999.99'],
    [1_000n * unit, '1,000.00'],
    [1_234_567_891_234_567n, '1,234,567,891.23'],
  ])('%s reads %s', (amount, text) => expect(formatAmount(amount)).toBe(text));

  it('is never more than there is, and less by under a hundredth', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const shown = parseDecimal(formatAmount(amount).replaceAll(',', '').replace('−', '-'));
        const missing = amount < 0n ? shown - amount : amount - shown;
        return missing >= 0n && missing < unit / 100n;
      }),
    );
  });

  it('keeps the order of amounts', () => {
    const value = (amount: bigint) => parseDecimal(formatAmount(amount).replaceAll(',', ''));
    fc.assert(fc.property(credits, credits, (a, b) => a > b || value(a) <= value(b)));
  });
});

describe('shares', () => {
  it.each([
    [100n * unit, 500n, 5n * unit, 5n * unit],
    [1n, 500n, 1n, 0n],
    [0n, 500n, 0n, 0n],
    [20n, 500n, 1n, 1n],
    [21n, 500n, 2n, 1n],
    [7n, 10_000n, 7n, 7n],
  ])('of %s at %s basis points are %s up and %s down', (amount, points, up, down) => {
    expect({ up: shareUp(amount, points), down: shareDown(amount, points) }).toEqual({ up, down });
  });

  it('round up by less than one, and never take more than there is', () => {
    fc.assert(
      fc.property(credits, shares, (amount, points) => {
        const exact = amount * points;
        const up = shareUp(amount, points) * 10_000n;
        const down = shareDown(amount, points) * 10_000n;
        return up >= exact && up - exact < 10_000n && down <= exact && exact - down < 10_000n && up <= amount * 10_000n;
      }),
    );
  });

  it('never cost less when an amount is split', () => {
    fc.assert(
      fc.property(fc.array(credits, { maxLength: 12 }), shares, (parts, points) => {
        const sum = (list: readonly bigint[]) => list.reduce((total, part) => total + part, 0n);
        return sum(parts.map((part) => shareUp(part, points))) >= shareUp(sum(parts), points);
      }),
    );
  });

  it('leave the smaller of two', () => {
    fc.assert(
      fc.property(
        amounts,
        amounts,
        (a, b) => smaller(a, b) <= a && smaller(a, b) <= b && [a, b].includes(smaller(a, b)),
      ),
    );
  });
});
