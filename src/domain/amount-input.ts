/**
 * What a member typed as an amount, understood or refused with a reason, never guessed: digits, at most two decimals,
 * leading zeros stripped (product 3.4). Amounts in millionths.
 */
import { latinDigits } from './digits.ts';
import { parseDecimal, toDecimal, type Currency } from './money.ts';

/**
 * Why a text is no amount: a currency beside it that is not the field's; something else than digits and marks; more than
 * two decimals; marks that can be read in more than one way, as in 1,500, or two amounts; a plus or minus; more than
 * twelve whole digits.
 */
export type AmountRefusal = 'currency' | 'letters' | 'places' | 'ambiguous' | 'sign' | 'large';

export type ParsedAmount =
  | { kind: 'empty' }
  | { kind: 'amount'; amount: bigint }
  | { kind: 'refused'; reason: AmountRefusal };

/** What stands in an amount field. `exact` is what the app filled in ("max"): typing can't say more than two decimals. */
export interface AmountEntry {
  text: string;
  exact: bigint | null;
}

export const noAmount: AmountEntry = { text: '', exact: null };
export const typedAmount = (text: string): AmountEntry => ({ text, exact: null });
/** @param amount not negative */
export const exactAmount = (amount: bigint): AmountEntry => ({ text: toDecimal(amount), exact: amount });
export const parseEntry = ({ text, exact }: AmountEntry): ParsedAmount =>
  exact === null ? parseAmount(text) : { kind: 'amount', amount: exact };

const mostWholeDigits = 12;
const mostPlaces = 2;

/** What comes along unseen when a text is copied. */
const unseen = '\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}';
const invisible = new RegExp(`[${unseen}]`, 'gu');
const isDigit = (char: string): boolean => /^\p{Nd}$/u.test(char);
const isSign = (char: string): boolean => /^[\p{Dash_Punctuation}+\u2212\uFF0B]$/u.test(char);

/** One spelling each. Dot and comma may part decimals or thousands, `٫` only decimals, `'` only thousands. */
const marks: Record<string, string> = {
  '.': '.',
  '\uFF0E': '.',
  ',': ',',
  '\uFF0C': ',',
  '\u060C': ',',
  '\u066B': '٫',
  '\u066C': "'",
  "'": "'",
  '\u2019': "'",
};

/** Any kind of space parts thousands. */
const markOf = (char: string): string | undefined => (/^\p{Zs}$/u.test(char) ? "'" : marks[char]);

const currency = /\p{Sc}|usdt|inr|rs|rupee|روبية/iu;

/** What members write beside an amount of the currency, and what the app writes itself. */
const written: Record<Currency, string> = {
  USDT: '(?:usdt|₮|play|تجريبي)',
  INR: '(?:inr|rs\\.?|rupees?|روبية|₹|/[-–]|play|تجريبية)',
};

/** What was typed or pasted, without the field's own currency beside it. */
export function withoutCurrency(typed: string, own: Currency): string {
  const gap = `[\\s${unseen}]*`;
  const beside = `(?:${gap}${written[own]})+${gap}`;
  return typed.replace(new RegExp(`^${beside}|${beside}$`, 'giu'), '');
}

/** Thousands in threes, or the Indian way: 1,50,000. One kind of mark throughout. */
const wholes = [/^\d*$/, /^\d{1,3}([.,'])\d{3}(?:\1\d{3})*$/, /^\d{1,2}([,'])(?:\d{2}\1)+\d{3}$/];
/** 1,500 is fifteen hundred to one member and one and a half to another. */
const eitherWay = /^[1-9]\d{0,2}[.,]\d{3}$/;

const refused = (reason: AmountRefusal): ParsedAmount => ({ kind: 'refused', reason });

/** Whole digits and decimals of a text of ASCII digits and marks; null when its marks make no sense. */
function parted(plain: string): { whole: string; fraction: string } | null {
  const at = Math.max(...['.', ',', '٫'].map((mark) => plain.lastIndexOf(mark)));
  const isDecimal = at >= 0 && plain.indexOf(plain.charAt(at)) === at;
  const [whole, fraction] = isDecimal ? [plain.slice(0, at), plain.slice(at + 1)] : [plain, ''];
  if (!wholes.some((form) => form.test(whole)) || !/^\d*$/.test(fraction)) return null;
  return { whole: whole.replace(/\D/g, '').replace(/^0+/, ''), fraction };
}

/** Digits of any script, with or without marks between thousands, with a decimal dot or comma. */
export function parseAmount(typed: string): ParsedAmount {
  const chars = Array.from(typed.replace(invisible, '').trim());
  if (chars.length === 0) return { kind: 'empty' };
  if (!chars.some(isDigit) && !chars.every(isSign)) return refused('letters');
  if (currency.test(typed)) return refused('currency');
  // A line or a column of a table ends there: two amounts, or one.
  if (chars.some((char) => /[\s\u0085]/.test(char) && !markOf(char))) return refused('ambiguous');
  if (!chars.every((char) => isDigit(char) || isSign(char) || markOf(char))) return refused('letters');
  if (chars.some(isSign)) return refused('sign');
  const plain = chars.map((char) => markOf(char) ?? latinDigits(char)).join('');
  const parts = eitherWay.test(plain) ? null : parted(plain);
  if (!parts) return refused('ambiguous');
  if (parts.fraction.length > mostPlaces) return refused('places');
  if (parts.whole.length > mostWholeDigits) return refused('large');
  return { kind: 'amount', amount: parseDecimal(`${parts.whole || '0'}.${parts.fraction.padEnd(mostPlaces, '0')}`) };
}
