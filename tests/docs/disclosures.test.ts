/** What members have to be told (docs/disclosures.md) is shown by the files that the list names. */
import { formatter } from '@lingui/format-po';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const format = formatter({ lineNumbers: false });

/** Messages by the files that show them, as "file: message". */
async function shown(): Promise<Set<string>> {
  const all = new Set<string>();
  for (const filename of globSync('locales/en/*.po')) {
    const catalog = await format.parse(readFileSync(filename, 'utf8'), { locale: 'en', sourceLocale: 'en', filename });
    for (const { message = '', origin = [] } of Object.values(catalog))
      for (const [file] of origin) all.add(`${file}: ${message}`);
  }
  return all;
}

const rows = [
  ...readFileSync('docs/disclosures.md', 'utf8').matchAll(
    /^\| (?<rule>[PLC]\d+) +\| (?<text>.+?) +\| `(?<file>.+?)` +\|$/gm,
  ),
].map(({ groups = {} }) => groups);

/** The rules that something has to be said for. That figures are true or absent (P2) is shown by what isn't there. */
const told = ['P1', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9', 'P10'];

it('every disclosure is shown where the list says', async () => {
  const messages = await shown();
  expect(told.filter((rule) => !rows.some((row) => row['rule'] === rule))).toEqual([]);
  expect(rows.map(({ file, text }) => `${file}: ${text}`).filter((row) => !messages.has(row))).toEqual([]);
});
