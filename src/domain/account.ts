/** What somebody signs in with, as forms hold it: a phone number or an e-mail address. Spec part 7 "auth/registertype". */
import { canonicalEmail } from './email.ts';
import type { Country } from './member.ts';
import { canonicalPhone } from './phone-number.ts';
import type { AccountName } from './registration.ts';
import type { CodeChannel, CodeTarget } from './verification.ts';

/** What an account can be here. */
export interface AccountOffer {
  /** Never empty. */
  ways: readonly CodeChannel[];
  countries: readonly Country[];
}

/** What a form holds; both ways, so that a change of mind loses nothing. */
export interface AccountFields {
  way: CodeChannel;
  country: string;
  phone: string;
  email: string;
}

/** What was typed, as an account; null: it can't be one. */
export function accountOf({ way, country, phone, email }: AccountFields): AccountName | null {
  const account = way === 'phone' ? canonicalPhone(country, phone) : canonicalEmail(email);
  return account === null ? null : { type: way, country, account };
}

export const isSameAccount = (one: AccountName | null, other: AccountName): boolean =>
  one?.type === other.type && one.country === other.country && one.account === other.account;

/** Where a visitor's code goes: all of it shows, because they typed it. */
export function targetOf({ type, country, account }: AccountName, offer: AccountOffer | null): CodeTarget {
  const dial = offer?.countries.find(({ code }) => code === country)?.dial;
  return { channel: type, to: type === 'phone' && dial !== undefined ? `+${dial} ${account}` : account };
}
