/** The app's words in a language, from its catalogs: tests find things by the name that the member reads. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { gate } from './tiers.ts';

/** A folder in `locales/` with catalogs. */
export type Lang = string;

/** Money goes all its ways in these, of which two gate a change: each kind of script, plural and direction is there. */
export const journeyLanguages: readonly { lang: Lang; tag: string[] }[] = [
  { lang: 'en', tag: [gate] },
  { lang: 'ar', tag: [gate] },
  ...['hi', 'ta', 'si', 'tr', 'pt'].map((lang) => ({ lang, tag: [] })),
];

/** @param message in English; whole ones only, those with placeholders are found by a handle */
export type Words = (message: string) => string;

const locales = join(import.meta.dirname, '..', '..', 'locales');

/** What each catalog of a language has, by the keys of messages. */
async function messagesOf(lang: Lang) {
  const format = formatter({ lineNumbers: false });
  const files = await readdir(join(locales, lang));
  const catalogs = await Promise.all(
    files.map(async (filename) =>
      format.parse(await readFile(join(locales, lang, filename), 'utf8'), {
        locale: lang,
        sourceLocale: 'en',
        filename,
      }),
    ),
  );
  return catalogs.flatMap((catalog) => Object.entries(catalog));
}

/** They stand where a catalog lacks their words. */
export const messageKeys = async (): Promise<string[]> => (await messagesOf('en')).map(([key]) => key);

export async function wordsOf(lang: Lang): Promise<Words> {
  const messages = await messagesOf(lang);
  const known = new Map(messages.map(([id, { message, translation }]) => [message ?? id, translation ?? '']));
  // As the app does with a message that nobody has translated yet: the English one.
  return (message) => known.get(message) || message;
}
