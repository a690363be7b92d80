import { latinDecimal } from './digits.ts';
import { parseDecimal, toDecimal, unit } from './money.ts';

const hundredth = unit / 100n;

/** What is missing, as it can be recharged: in whole hundredths, rounded up. @param missing millionths @returns for an address */
export const amountToRecharge = (missing: bigint): string =>
  toDecimal(((missing + hundredth - 1n) / hundredth) * hundredth);

/** The amount that an address asks to recharge, in millionths; 0 for none, or for what is no such amount. */
export const amountInQuery = (text: string): bigint => {
  const amount = latinDecimal(text);
  return /^\d{1,12}(\.\d{1,6})?$/.test(amount) ? parseDecimal(amount) : 0n;
};
