/**
 * The one form of a phone number, whatever way it was typed: one account for each (product 5.1). Those of Egypt and
 * Kenya keep their leading zero (product 5.2); others are libphonenumber's national number. Not in the entry: it is
 * large.
 */
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/core';
import { phoneMetadata } from './phone-metadata.ts';
import { isPhone, normalisePhone } from './phone.ts';

/** Countries whose numbers keep their leading zero; it is not typed behind the calling code. */
const keepsZero: Readonly<Record<string, string>> = { EG: '20', KE: '254' };

const isKnown = (country: string): country is CountryCode => Object.hasOwn(phoneMetadata.countries, country);

function nationalNumber(country: CountryCode, phone: string): string | null {
  const found = parsePhoneNumberFromString(phone, { defaultCountry: country, extract: false }, phoneMetadata);
  return found?.country === country && found.isValid() && isPhone(country, found.nationalNumber)
    ? found.nationalNumber
    : null;
}

/**
 * @param country ISO 3166 alpha-2
 * @param typed with or without the calling code and the zero before it
 * @returns digits; null where it can't be a number of that country
 */
export function canonicalPhone(country: string, typed: string): string | null {
  const phone = normalisePhone(typed.normalize('NFKC'));
  if (!isKnown(country) || !/^\+?\d{5,18}$/.test(phone)) return null;
  const dial = keepsZero[country];
  if (dial !== undefined) {
    const national = phone.replace(new RegExp(`^(?:\\+|00)${dial}0?`), '0');
    return isPhone(country, national) ? national : null;
  }
  const national = nationalNumber(country, phone);
  // A few are read otherwise the second time (Brazil's carrier codes): two forms would be two accounts.
  return national !== null && nationalNumber(country, national) === national ? national : null;
}

/** @param account in its one form @returns as it is called from elsewhere: `+254 712345678` */
export function formatPhone(country: string, account: string): string {
  if (!isKnown(country)) return account;
  return (
    parsePhoneNumberFromString(account, { defaultCountry: country }, phoneMetadata)?.formatInternational() ?? account
  );
}

/**
 * A number to be called at, of that country or, with its calling code, of another one.
 * @param country ISO 3166 alpha-2
 * @returns as it is called from elsewhere; null where it can't be a number
 */
export function reachablePhone(country: string, typed: string): string | null {
  const own = canonicalPhone(country, typed);
  if (own !== null) return formatPhone(country, own);
  const found = parsePhoneNumberFromString(normalisePhone(typed.normalize('NFKC')), { extract: false }, phoneMetadata);
  return found?.isValid() ? found.formatInternational() : null;
}
