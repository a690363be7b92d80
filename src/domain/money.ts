/**
 * Money as integers. Amounts are `bigint` millionths of a currency unit (USDT and rupee alike), on the wire they are
 * decimal strings, on the screen two decimals rounded down (product 3.2, 3.3).
 */

/** USDT first, rupee beside it. Both are play money: no chain and no bank knows them. */
export type Currency = 'USDT' | 'INR';

export interface Money {
  /** Millionths of a unit; negative for money that left. */
  readonly amount: bigint;
  readonly currency: Currency;
}

const scale = 6;
/** Millionths in one unit. */
export const unit = 10n ** BigInt(scale);
const decimalPattern = /^-?\d{1,12}(\.\d{1,6})?$/;

/** True for a decimal string with at most six places, as the wire carries it. */
export const isDecimal = (text: string): boolean => decimalPattern.test(text);

/**
 * Wire form to millionths.
 * @throws RangeError when the text is no decimal with at most six places.
 */
export function parseDecimal(text: string): bigint {
  if (!isDecimal(text)) throw new RangeError(`not a decimal amount: ${text.slice(0, 40)}`);
  const negative = text.startsWith('-');
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const value = BigInt(whole) * unit + BigInt(fraction.padEnd(scale, '0'));
  return negative ? -value : value;
}

/** Millionths to the wire form: at least two decimals, no more than needed. */
export function toDecimal(amount: bigint): string {
  const size = amount < 0n ? -amount : amount;
  const fraction = (size % unit)
    .toString()
    .padStart(scale, '0')
    .replace(/0{1,4}$/, '');
  return `${amount < 0n ? '-' : ''}${size / unit}.${fraction}`;
}

/**
 * What a screen shows: two decimals, comma thousands, dot decimal, towards zero, so that nobody is shown money that
 * they do not have.
 */
export function formatAmount(amount: bigint): string {
  const size = amount < 0n ? -amount : amount;
  const hundredths = size / (unit / 100n);
  const whole = (hundredths / 100n).toString().replace(/\B(?=(\d{3})+$)/g, ',');
  const sign = amount < 0n && hundredths > 0n ? '−' : '';
  return `${sign}${whole}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}

/** `basisPoints` of an amount (1 = 0.01 %), rounded up to a millionth: splitting a fee never makes it smaller. */
export const shareUp = (amount: bigint, basisPoints: bigint): bigint => (amount * basisPoints + 9_999n) / 10_000n;

/** `basisPoints` of an amount, rounded down to a millionth. */
export const shareDown = (amount: bigint, basisPoints: bigint): bigint => (amount * basisPoints) / 10_000n;

export const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);
