import { latinDecimal } from './digits.ts';
import { parseDecimal } from './money.ts';

/** The amount that an address asks to recharge, in millionths; 0 for none, or for what is no such amount. */
export const amountInQuery = (text: string): bigint => {
  const amount = latinDecimal(text);
  return /^\d{1,12}(\.\d{1,6})?$/.test(amount) ? parseDecimal(amount) : 0n;
};
