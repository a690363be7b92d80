/** Phone numbers as typed (product 5.2). `phone-number.ts` gives them their one form, by a library's rules. */
import { latinDigits } from './digits.ts';

/** ASCII digits; whatever is neither a letter, a number nor a plus goes: spaces, dashes, brackets and what is invisible. */
export const normalisePhone = (typed: string): string => latinDigits(typed).replace(/[^\p{L}\p{N}+]/gu, '');

/** Whether the number can be one of that country. Egypt: 11 digits from 01. Kenya: 10 digits from 0. Others: 5 to 15. */
export function isPhone(country: string, phone: string): boolean {
  if (country === 'EG') return /^01\d{9}$/.test(phone);
  if (country === 'KE') return /^0\d{9}$/.test(phone);
  return /^\d{5,15}$/.test(phone);
}
