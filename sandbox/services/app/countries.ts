import type { Country } from '#domain/member.ts';

/** Countries of sign-in with their calling codes: those of the 17 languages first, then neighbours (product 5.2). */
export const countries: readonly Omit<Country, 'name'>[] = [
  { code: 'IN', dial: '91' },
  { code: 'US', dial: '1' },
  { code: 'TR', dial: '90' },
  { code: 'ES', dial: '34' },
  { code: 'IT', dial: '39' },
  { code: 'FR', dial: '33' },
  { code: 'DE', dial: '49' },
  { code: 'PT', dial: '351' },
  { code: 'KE', dial: '254' },
  { code: 'AE', dial: '971' },
  { code: 'LK', dial: '94' },
  { code: 'AL', dial: '355' },
  { code: 'EG', dial: '20' },
  { code: 'SA', dial: '966' },
  { code: 'MA', dial: '212' },
  { code: 'TZ', dial: '255' },
  { code: 'UG', dial: '256' },
  { code: 'NG', dial: '234' },
  { code: 'ZA', dial: '27' },
  { code: 'BR', dial: '55' },
  { code: 'MX', dial: '52' },
  { code: 'GB', dial: '44' },
  { code: 'BD', dial: '880' },
  { code: 'NP', dial: '977' },
  { code: 'PK', dial: '92' },
  { code: 'ID', dial: '62' },
];

/**
 * By their names, in that language's alphabet. A page would pay for the names of all regions, tens of ms, before anybody
 * looks for one.
 *
 * @param language code of the Language header
 */
export function countriesIn(language: string): Country[] {
  const tag = language.replace('_', '-');
  const names = new Intl.DisplayNames([tag], { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  return countries
    .map((country) => ({ ...country, name: names.of(country.code) ?? country.code }))
    .toSorted((one, other) => compare(one.name, other.name));
}
