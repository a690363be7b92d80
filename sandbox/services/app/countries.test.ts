import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { phoneMetadata } from '#domain/phone-metadata.ts';
import { countries } from './countries.ts';

const require = createRequire(import.meta.url);

it('has phone rules for each country, those of the library that is installed (scripts/phone-metadata.ts)', () => {
  const all = (require('libphonenumber-js/metadata.min.json') as typeof phoneMetadata).countries;
  const known: Record<string, readonly unknown[] | undefined> = { ...phoneMetadata.countries };
  const installed: Record<string, readonly unknown[] | undefined> = { ...all };
  const formats = 4;
  expect(Object.keys(known).toSorted()).toEqual(countries.map(({ code }) => code).toSorted());
  for (const { code, dial } of countries) {
    expect(known[code]).toEqual(installed[code]?.with(formats, 0));
    expect(known[code]?.[0]).toBe(dial);
  }
});
