/** Phone numbers as typed (product 5.2). `phone-number.ts` gives them their one form, by a library's rules. */

const asciiDigit = (mark: string): string => {
  const code = mark.charCodeAt(0);
  // Arabic-Indic and extended Arabic-Indic digits, as Arabic keyboards type them.
  if (code >= 0x0660 && code <= 0x0669) return String(code - 0x0660);
  if (code >= 0x06f0 && code <= 0x06f9) return String(code - 0x06f0);
  return mark;
};

/** Digits only; other scripts' digits become ASCII, spaces, dashes and brackets go. */
export const normalisePhone = (typed: string): string =>
  Array.from(typed, asciiDigit)
    .join('')
    .replace(/[\s\-().]/g, '');

/** Whether the number can be one of that country. Egypt: 11 digits from 01. Kenya: 10 digits from 0. Others: 5 to 15. */
export function isPhone(country: string, phone: string): boolean {
  if (country === 'EG') return /^01\d{9}$/.test(phone);
  if (country === 'KE') return /^0\d{9}$/.test(phone);
  return /^\d{5,15}$/.test(phone);
}
