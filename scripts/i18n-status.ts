/** `npm run i18n:status [language]`: how much each language lacks; of one language, the texts. */
import { readTexts, translatedFolders } from './i18n/catalogs.ts';
import { glossaryTags, readGlossary } from './i18n/glossary.ts';
import { describeOpen, openTexts, statusHead, statusLine } from './i18n/status.ts';

const [asked] = process.argv.slice(2);
const begun = glossaryTags.filter((tag) => translatedFolders.includes(tag));
console.log(statusHead);
for (const tag of asked === undefined ? begun : [asked]) {
  const texts = await readTexts(tag);
  const open = openTexts(tag, texts, readGlossary(tag));
  console.log(statusLine(tag, texts.length, open));
  if (asked !== undefined) for (const one of open) console.log(`\n${describeOpen(one)}`);
}
if (asked === undefined) {
  const others = glossaryTags.filter((tag) => tag !== 'en' && !begun.includes(tag));
  if (others.length > 0) console.log(`Not begun: ${others.join(' ')}`);
}
