/** Where one-time codes go: a member's phone and e-mail address, as far as they are known. */
import { canonicalPhone } from '#domain/phone-number.ts';
import type { AccountName } from '#domain/registration.ts';
import type { CodeTarget } from '#domain/verification.ts';
import { countries } from '#sandbox/services/app/countries.ts';

export interface Recipient extends CodeTarget {
  /** What a code is kept under; `to` is masked. */
  recipient: string;
}

const phoneRecipient = (country: string, phone: string): string => `${country}:${phone}`;

/** What a code for an account in its one form is kept under. */
export const recipientOf = ({ type, country, account }: AccountName): string =>
  type === 'phone' ? phoneRecipient(country, account) : account;

/** Everything but the last digits: four, or fewer of a short number. */
function maskPhone(country: string, phone: string): string {
  const shown = phone.slice(-Math.min(4, Math.floor(phone.length / 2)));
  const dial = countries.find(({ code }) => code === country)?.dial ?? '';
  return `+${dial} ${shown.padStart(phone.length, '•')}`;
}

/** The first character and the domain. */
const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');

export interface Reachable {
  country: string;
  phone: string | null;
  email: string | null;
}

/** The phone first. */
export function recipientsOf({ country, phone, email }: Reachable): Recipient[] {
  const found: Recipient[] = [];
  if (phone !== null) {
    found.push({ channel: 'phone', to: maskPhone(country, phone), recipient: phoneRecipient(country, phone) });
  }
  if (email !== null) found.push({ channel: 'email', to: maskEmail(email), recipient: email.toLowerCase() });
  return found;
}

/** Every recipient that somebody may mean who types digits or an e-mail address: a number can exist in each country. */
export const recipientsNamed = (typed: string): string[] => [
  typed.toLowerCase(),
  ...countries.map(({ code }) => phoneRecipient(code, canonicalPhone(code, typed) ?? typed)),
];
