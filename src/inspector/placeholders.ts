/**
 * What stands in for a secret: one of the same kind that the flow would take or refuse just as it took or refused the
 * real one. Equal secrets get equal placeholders, so that "both passwords are the same" still holds in a recording.
 */
import { feedbackRules } from '#domain/feedback.ts';
import { nicknameLength, nicknameProblem, tidyNickname } from '#domain/nickname.ts';
import { isChainAddress, isIfsc } from '#domain/payee.ts';
import { isPassword } from '#domain/password.ts';
import { isPhone, normalisePhone } from '#domain/phone.ts';
import type { SecretKind } from '#domain/secret.ts';
import { isCode } from '#domain/verification.ts';
import { countWords } from '#domain/words.ts';

/** `text`: what is no secret, and not known to be harmless. */
type Hidden = SecretKind | 'text';

/** 53 bits of a text and a salt. Only these are remembered, never the text. */
function printOf(text: string, salt: number): number {
  let [high, low] = [0xdeadbeef ^ salt, 0x41c6ce57 ^ salt];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 4_294_967_296 * (0x1f_ff_ff & low) + (high >>> 0);
}

const padded = (number: number, length: number): string => String(number).padStart(length, '0');
/** Something that keeps no rule. */
const broken = (number: number): string => `•${number}`;

function phoneLike(value: string, number: number): string {
  const phone = normalisePhone(value);
  if (isPhone('EG', phone)) return `01${padded(number, 9)}`;
  if (isPhone('KE', phone)) return `00${padded(number, 8)}`;
  // One that the library's rules take too, in the country where most are.
  return isPhone('', phone) ? `98${padded(number, 8)}` : broken(number);
}

/** As long, of letters and digits if it is: flows ask no more of a code. */
function codeLike(value: string, number: number): string {
  if (isCode(value)) return padded(number, 6);
  const plain = value.normalize('NFKC').replace(/[\s\-\p{C}]/gu, '');
  return /^[a-z\p{Nd}]+$/iu.test(plain) ? String(number).padStart(plain.length, 'X') : broken(number);
}

function addressLike(value: string, number: number): string {
  if (isChainAddress(value)) return `0x${padded(number, 40)}`;
  return /^\d{6,18}$/.test(value) ? padded(number, 9) : `address ${number}`;
}

/** Who looks at a text asks whether it is a link, whether it could be a name, and whether it has words enough. */
function textLike(value: string, number: number): string {
  if (/^https?:/.test(value)) return `https://example.org/${number}`;
  if (countWords(value, 'en') > feedbackRules.words) return `text ${number}${' word'.repeat(feedbackRules.words)}`;
  const problem = nicknameProblem(tidyNickname(value));
  if (problem === 'empty') return ' ';
  if (problem === 'characters') return `\u202e${number}`;
  if (problem === 'long') return `text ${number} ${'x'.repeat(nicknameLength)}`;
  return /\p{L}/u.test(value) ? `text ${number}` : broken(number);
}

const likes: Record<Hidden, (value: string, number: number) => string> = {
  token: (_, number) => `token ${number}`,
  password: (value, number) => (isPassword(value) ? `Password${number}` : broken(number)),
  code: codeLike,
  phone: phoneLike,
  email: (_, number) => `member-${number}@example.org`,
  address: addressLike,
  account: addressLike,
  ifsc: (value, number) => (isIfsc(value) ? `BANK0${padded(number, 6)}` : broken(number)),
  realName: textLike,
  text: textLike,
};

/** @param salt a number that nobody can guess and that leaves the device in no recording */
export function createPlaceholders(salt: number): (kind: Hidden, value: string) => string {
  const numbers = new Map<number, number>();
  return (kind, value) => {
    if (value === '') return '';
    // The same number with and without spaces is one secret.
    const print = printOf(kind === 'phone' ? normalisePhone(value) : value, salt);
    const number = numbers.get(print) ?? numbers.size + 1;
    numbers.set(print, number);
    return likes[kind](value, number);
  };
}
