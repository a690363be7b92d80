/** Codes that members redeem: letters and digits only (product 12.8). */
import { latinDigits } from './digits.ts';

/** As people copy them: spaces and dashes between groups, small letters. */
export const normaliseRedeemCode = (typed: string): string =>
  latinDigits(typed.normalize('NFKC'))
    .replace(/[\s\-\p{C}]/gu, '')
    .toUpperCase();

export const isRedeemCode = (code: string): boolean => /^[A-Z0-9]{4,24}$/.test(code);

/** A code that was redeemed. */
export interface RedeemReceipt {
  amount: bigint;
  /** What the code is called. */
  name: string;
  at: number;
  recordId: string;
}
