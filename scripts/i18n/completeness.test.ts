/** Only complete languages are offered; what a language in work has so far holds, too. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { groups, readCatalogs, textsOf, translatedFolders, type Text } from './catalogs.ts';
import { faultsOf } from './faults.ts';
import { languageFolders, localesRoot } from './folders.ts';
import { readGlossary } from './glossary.ts';
import { describeOpen, openTexts } from './status.ts';
import { allowedEnglish, allowedTwins, twins, untranslated } from './wording.ts';

/** Each catalog is read once: to parse it takes most of the time. */
const known = new Map<string, ReturnType<typeof readCatalogs>>();
function catalogsOf(tag: string): ReturnType<typeof readCatalogs> {
  const catalogs = known.get(tag) ?? readCatalogs(tag);
  known.set(tag, catalogs);
  return catalogs;
}
const textsIn = async (tag: string) => textsOf(await catalogsOf('en'), await catalogsOf(tag));

const offered = locales.map(({ tag }) => tag).filter((tag) => tag !== 'en');

describe.each(offered)('%s, which is offered,', (tag) => {
  it('has every text, each made for the English of today, and none in doubt', async () => {
    const texts = await textsIn(tag);
    expect(texts.length).toBeGreaterThan(1_000);
    expect(openTexts(tag, texts, readGlossary(tag)).map(describeOpen)).toEqual([]);
  });
});

describe.each(translatedFolders)('%s', (tag) => {
  const reviewed = async (): Promise<Text[]> =>
    (await textsIn(tag)).filter(({ translation, isDoubtful }) => translation !== '' && !isDoubtful);

  it('keeps arguments, tags, plurals, digits, quotation marks and the words of its glossary', async () => {
    const glossary = readGlossary(tag);
    const broken = (await reviewed()).map(({ english, translation }) => ({
      translation,
      faults: faultsOf(tag, english, translation, glossary),
    }));
    expect(broken.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });

  it('has no text that English no longer has', async () => {
    const english = await catalogsOf('en');
    for (const [group, catalog] of await catalogsOf(tag)) {
      expect(Object.keys(catalog).filter((id) => !(id in (english.get(group) ?? {})))).toEqual([]);
    }
  });

  it('says a text of several groups one way: loaded together, the last one would win', async () => {
    const ways = new Map<string, Set<string>>();
    for (const catalog of (await catalogsOf(tag)).values()) {
      for (const [id, { translation = '' }] of Object.entries(catalog)) {
        ways.set(id, (ways.get(id) ?? new Set()).add(translation));
      }
    }
    expect([...ways.values()].filter(({ size }) => size > 1).map((way) => [...way])).toEqual([]);
  });

  it('says different things differently, but those of `locales/one-translation.json`', async () =>
    expect(twins(await reviewed(), allowedTwins(tag))).toEqual([]));

  it('leaves no text in English, but those of `locales/same-as-english.json`', async () =>
    expect(untranslated(await reviewed(), allowedEnglish(tag))).toEqual([]));
});

it('has the same groups in every language', () => {
  for (const tag of languageFolders) {
    expect(readdirSync(join(localesRoot, tag)).toSorted()).toEqual(groups.map((group) => `${group}.po`).toSorted());
  }
});

it('has catalogs for every language that is offered', () => {
  expect(languageFolders).toEqual(expect.arrayContaining(['en', 'pseudo', ...offered]));
});
