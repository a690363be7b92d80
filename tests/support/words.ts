/** The app's words in a language, from its catalogs: tests find things by the name that the member reads. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';

/** A folder in `locales/` with catalogs. */
export type Lang = string;

/** @param message in English; whole ones only, those with placeholders are found by a handle */
export type Words = (message: string) => string;

const locales = join(import.meta.dirname, '..', '..', 'locales');

export async function wordsOf(lang: Lang): Promise<Words> {
  const known = new Map<string, string>();
  for (const file of await readdir(join(locales, lang))) {
    const content = await readFile(join(locales, lang, file), 'utf8');
    const context = { locale: lang, sourceLocale: 'en', filename: file };
    const catalog = await formatter({ lineNumbers: false }).parse(content, context);
    for (const [id, { message, translation }] of Object.entries(catalog)) known.set(message ?? id, translation ?? '');
  }
  // As the app does with a message that nobody has translated yet: the English one.
  return (message) => known.get(message) || message;
}
