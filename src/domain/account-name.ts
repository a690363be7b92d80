/** The one form of an account's name, so that each number and address makes one account (product 5.1). */
import { canonicalPhone } from './phone-number.ts';
import type { AccountName } from './registration.ts';

/** One @, a domain with a dot, nothing that can't be seen; longer ones exist on paper only. */
const email =
  /^[^\s@<>()[\],;:\\"\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u;

/** Composed and in lower case; null where it can't be an e-mail address. */
function canonicalEmail(typed: string): string | null {
  const composed = typed.trim().normalize('NFC').toLowerCase().normalize('NFC');
  return composed.length <= 254 && email.test(composed) ? composed : null;
}

/** Null where it can't be one. */
export const canonicalAccount = ({ type, country, account }: AccountName): string | null =>
  type === 'phone' ? canonicalPhone(country, account) : canonicalEmail(account);
