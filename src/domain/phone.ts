/** Phone numbers as typed (product 5.2). `phone-number.ts` gives them their one form, by a library's rules. */
import { latinDigits } from './digits.ts';

/** Digits only; other scripts' digits become ASCII, spaces, dashes, brackets and what is invisible go. */
export const normalisePhone = (typed: string): string =>
  latinDigits(typed).replace(/[\s().\p{C}\p{Pd}\u2212]|\uFE0F/gu, '');

/** Whether the number can be one of that country. Egypt: 11 digits from 01. Kenya: 10 digits from 0. Others: 5 to 15. */
export function isPhone(country: string, phone: string): boolean {
  if (country === 'EG') return /^01\d{9}$/.test(phone);
  if (country === 'KE') return /^0\d{9}$/.test(phone);
  return /^\d{5,15}$/.test(phone);
}
