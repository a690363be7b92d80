/**
 * The sandbox's texts in the language of who reads them. A language is the file `locales/<tag>/sandbox.po`; a text that it
 * lacks is said in English. Digits are Latin in every language.
 */
import { setupI18n } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Text } from '#sandbox/content/msg.ts';

type Values = Readonly<Record<string, string | number>>;

/** @param values by the names of the text's arguments; amounts as their formatter has them */
export type Say = (text: Text, values?: Values) => string;

const folder = join(import.meta.dirname, '..', '..', 'locales');
const format = formatter({ lineNumbers: false });

/** By the English text: a changed one, or one in doubt, is said in English rather than with an old meaning (rule P7). */
export async function wordsOf(source: string, tag: string): Promise<ReadonlyMap<string, string>> {
  const catalog = await format.parse(source, { locale: tag, sourceLocale: 'en', filename: 'sandbox.po' });
  const words = new Map<string, string>();
  for (const { message, translation, extra } of Object.values(catalog)) {
    const isInDoubt = (extra?.['flags'] as string[] | undefined)?.includes('fuzzy');
    if (message && translation && !isInDoubt) words.set(message, translation);
  }
  return words;
}

async function readWords(tag: string) {
  const filename = join(folder, tag, 'sandbox.po');
  return [tag, await wordsOf(existsSync(filename) ? readFileSync(filename, 'utf8') : '', tag)] as const;
}

const catalogs = new Map(await Promise.all(readdirSync(folder).map(readWords)));

const english = 'en_US';
const catalogOf = (language: string) => catalogs.get(language.split('_')[0] ?? '');

/** As Intl names the language that texts are said in. @param language as the Language header has it */
export const tagOf = (language: string): string => (catalogOf(language)?.size ? language : english).replace('_', '-');

type Speaker = (text: string, values?: Values) => string;
const speakers = new Map<string, Speaker>();

function speakerOf(tag: string): Speaker {
  const known = speakers.get(tag);
  if (known) return known;
  const i18n = setupI18n({ locale: tag, locales: `${tag}-u-nu-latn`, messages: { [tag]: {} } });
  const speaker: Speaker = (text, values) => {
    if (!Object.hasOwn(i18n.messages, text)) i18n.load(tag, { [text]: compileMessage(text) });
    return i18n._(text, values);
  };
  speakers.set(tag, speaker);
  return speaker;
}

/** @param language as the Language header has it */
export function say(language: string): Say {
  const words = catalogOf(language);
  return ({ message }, values) => {
    const translated = words?.get(message);
    return speakerOf(tagOf(translated === undefined ? english : language))(translated ?? message, values);
  };
}

/** What a row holds: a sentence of ours in the reader's language, anything else as it was typed. */
export const sayStored = (stored: string, language: string): string =>
  catalogOf(language)?.has(stored) ? say(language)({ message: stored }) : stored;

/** Sentences of ours that have a text in them where they are read in a language: rows that store them are found by these. */
export function storedSaying(text: string, language: string): string[] {
  const wanted = text.toLowerCase();
  return [...(catalogOf(language) ?? [])].flatMap(([message, said]) =>
    said.toLowerCase().includes(wanted) ? message : [],
  );
}
