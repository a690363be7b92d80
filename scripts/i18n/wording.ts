/** What only shows when the texts of a language stand side by side. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Text } from './catalogs.ts';
import { localesRoot } from './folders.ts';

const reviewed = (texts: readonly Text[]): Text[] =>
  texts.filter(({ translation, isDoubtful }) => translation !== '' && !isDoubtful);

/** Capitals and the mark at the end make no other meaning. */
const plain = (english: string): string => english.toLowerCase().replace(/[.…:]+$/, '');

/**
 * Different English texts with one translation, where a member could take one thing for another.
 *
 * @param allowed texts that may be said in one way
 */
export function twins(texts: readonly Text[], allowed: readonly (readonly string[])[]): string[][] {
  const byTranslation = new Map<string, Map<string, string>>();
  for (const { english, translation } of reviewed(texts)) {
    const ways = byTranslation.get(translation) ?? new Map<string, string>();
    byTranslation.set(translation, ways.set(plain(english), english));
  }
  return [...byTranslation.values()]
    .filter(({ size }) => size > 1)
    .map((ways) => [...ways.values()].toSorted())
    .filter((ways) => !allowed.some((group) => ways.every((english) => group.includes(english))));
}

const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{\w+\}|<\/?\d+\/?>/g, ''));

/** Translations that are still English. Without a word there is nothing to translate. */
export const untranslated = (texts: readonly Text[], allowed: readonly string[]): string[] =>
  reviewed(texts)
    .filter(({ english, translation }) => translation === english && hasWords(english))
    .map(({ english }) => english)
    .filter((english) => !allowed.includes(english));

const schema = v.record(
  v.string(),
  v.array(v.strictObject({ texts: v.pipe(v.array(v.string()), v.nonEmpty()), why: v.pipe(v.string(), v.nonEmpty()) })),
);

/** The groups of a list in `locales/` that count for a language: its own, and those of `all`. */
function readList(file: string, tag: string): string[][] {
  const lists = v.parse(schema, JSON.parse(readFileSync(join(localesRoot, file), 'utf8')));
  return [...(lists['all'] ?? []), ...(lists[tag] ?? [])].map(({ texts }) => texts);
}

export const allowedTwins = (tag: string): string[][] => readList('one-translation.json', tag);
export const allowedEnglish = (tag: string): string[] => readList('same-as-english.json', tag).flat();
