import { placeOf, regions } from '#domain/regions.ts';
import { describe, expect, it } from 'vitest';
import { countryNames, ownCountryNames } from './country-names.ts';

const countries = regions.map((region) => placeOf(region).country).filter((country) => country !== '');

describe.each(Object.entries(ownCountryNames))('names of our own, %s,', (tag, own) => {
  it('are those that Node knows, for each region', () => {
    const names = new Intl.DisplayNames([tag], { type: 'region' });
    expect(Object.fromEntries(own)).toEqual(
      Object.fromEntries(countries.map((country) => [country, names.of(country)])),
    );
  });
});

it('are the browser’s in other languages', () => {
  expect(countryNames('de')('IN')).toBe('Indien');
  expect(countryNames('sq')('IN')).toBe('Indi');
});
