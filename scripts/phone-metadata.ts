/**
 * Writes src/domain/phone-metadata.ts: libphonenumber's rules for the countries of sign-in, without its ways to format.
 * Saves 15.9 kB of all scripts together.
 * To be run after a change of sandbox/services/app/countries.ts or an update of libphonenumber-js.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MetadataJson } from 'libphonenumber-js/core';
import { countries } from '#sandbox/services/app/countries.ts';

const { version, countries: all } = createRequire(import.meta.url)(
  'libphonenumber-js/metadata.min.json',
) as MetadataJson;
const formats = 4;
const known = Object.entries(all).filter(([code]) => countries.some((country) => country.code === code));
const metadata = {
  version,
  country_calling_codes: Object.fromEntries(known.map(([code, [dial]]) => [dial, [code]])),
  countries: Object.fromEntries(known.map(([code, rules]) => [code, (rules as unknown[]).with(formats, 0)])),
  nonGeographic: {},
};

writeFileSync(
  'src/domain/phone-metadata.ts',
  `/** Made by scripts/phone-metadata.ts. */
import type { MetadataJson } from 'libphonenumber-js/core';

export const phoneMetadata = JSON.parse(
  String.raw\`${JSON.stringify(metadata)}\`,
) as MetadataJson;
`,
);
