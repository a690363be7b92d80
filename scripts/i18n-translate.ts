/**
 * `npm run i18n:next <language>` prints what a language lacks as a JSON list; `npm run i18n:fill <language> <file>` takes it
 * back with its `translation`s. What has a fault is refused, the rest is written. `locales/README.md` leads through it.
 */
import { readFileSync } from 'node:fs';
import { readCatalogs, textsOf, writeCatalogs } from './i18n/catalogs.ts';
import { readGlossary } from './i18n/glossary.ts';
import { fill, parseFilled, sift, tasksOf } from './i18n/translate.ts';

const usage = 'npm run --silent i18n:next <language> > tasks.json\nnpm run i18n:fill <language> tasks.json';

try {
  const [command, tag, file] = process.argv.slice(2);
  if (tag === undefined || tag === 'en') throw new Error(usage);
  const glossary = readGlossary(tag);
  const [english, translated] = [await readCatalogs('en'), await readCatalogs(tag)];
  const texts = textsOf(english, translated);
  if (command === 'missing') {
    console.log(JSON.stringify(tasksOf(tag, texts, glossary), null, 2));
  } else if (command === 'fill' && file !== undefined) {
    const { accepted, refused } = sift(tag, texts, parseFilled(readFileSync(file, 'utf8')), glossary);
    await writeCatalogs(tag, fill(english, translated, accepted));
    for (const { id, translation, faults } of refused) {
      console.error(`refused ${id}: ${translation}${faults.map((fault) => `\n  ${fault}`).join('')}`);
    }
    console.log(`${accepted.size} written, ${refused.length} refused`);
    process.exitCode = refused.length === 0 ? 0 : 1;
  } else {
    throw new Error(usage);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
