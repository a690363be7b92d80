/** A phone number as people read it. Not in the entry: the metadata behind it are large. */
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/core';
import { phoneMetadata } from './phone-metadata.ts';

/** @param account in its one form (phone-number.ts) @returns as it is called from elsewhere: `+254 712345678` */
export function formatPhone(country: string, account: string): string {
  const found = parsePhoneNumberFromString(account, { defaultCountry: country as CountryCode }, phoneMetadata);
  return found?.formatInternational() ?? account;
}
