/** Digits as people type them: keyboards of many languages have their own, and all of them count (product 3.4). */

const isDigit = (char: string): boolean => /^\p{Nd}$/u.test(char);

/** Unicode keeps the digits of a script together, nought first. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Decimal digits of any script as 0 to 9; all else stays. */
export const latinDigits = (text: string): string => text.replace(/\p{Nd}/gu, valueOf);

/** The same with Arabic's own marks of decimals and thousands, which can't be read in two ways. */
export const latinDecimal = (text: string): string => latinDigits(text).replaceAll('٫', '.').replaceAll('٬', '');
