/**
 * `npm run i18n:extract`: brings the catalogs up to date with the code. `lingui extract --clean` drops the translation of a
 * text that was reworded; here it stays beside the new text, marked `fuzzy`, until somebody has looked at it.
 */
import { carry } from './i18n/carry.ts';
import { readCatalogs, translatedFolders, writeCatalogs } from './i18n/catalogs.ts';
import { run } from './run.ts';

const read = async () =>
  new Map(await Promise.all(['en', ...translatedFolders].map(async (tag) => [tag, await readCatalogs(tag)] as const)));
const before = await read();
// Without --overwrite, the English of an explicit id (`manifest.name`) would stay as it first was.
const { code } = await run('lingui', ['extract', '--clean', '--overwrite', ...process.argv.slice(2)]);
process.exitCode = code;
if (code === 0) {
  const after = await read();
  const pair = (tag: string) => ({ before: before.get(tag) ?? new Map(), after: after.get(tag) ?? new Map() });
  for (const tag of translatedFolders) {
    await writeCatalogs(tag, carry({ english: pair('en'), language: pair(tag) }));
  }
}
