/** What somebody signs in with, as forms hold it: a phone number or an e-mail address (product 5.1). */
import { canonicalAccount } from './account-name.ts';
import type { Country } from './member.ts';
import { formatPhone } from './phone-number.ts';
import type { AccountName } from './registration.ts';
import type { CodeChannel, CodeTarget } from './verification.ts';

/** What an account can be here. */
export interface AccountOffer {
  /** Never empty. */
  ways: readonly CodeChannel[];
  countries: readonly Country[];
  /** The country to begin with; undefined: the form has one. */
  country: string | undefined;
}

/** What a form holds; both ways, so that a change of mind loses nothing. */
export interface AccountFields {
  way: CodeChannel;
  country: string;
  phone: string;
  email: string;
}

/** What was typed, in its one form; null: it can't be an account. */
export function accountOf({ way, country, phone, email }: AccountFields): AccountName | null {
  const account = canonicalAccount({ type: way, country, account: way === 'phone' ? phone : email });
  return account === null ? null : { type: way, country, account };
}

/** @throws for what can't be one: forms are checked before they are sent */
export function typedAccount(fields: AccountFields): AccountName {
  const account = accountOf(fields);
  if (!account) throw new Error('an account is checked after it was typed');
  return account;
}

/** @throws before the server has given its one form */
export function checkedAccount({ account }: { account: AccountName | null }): AccountName {
  if (!account) throw new Error('an account is used after it was checked');
  return account;
}

export const isSameAccount = (one: AccountName | null, other: AccountName): boolean =>
  one?.type === other.type && one.country === other.country && one.account === other.account;

/** Where a visitor's code goes: all of it shows, because they typed it. */
export const targetOf = ({ type, country, account }: AccountName): CodeTarget => ({
  channel: type,
  to: type === 'phone' ? formatPhone(country, account) : account,
});
