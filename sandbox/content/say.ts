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

/** By the English text, so that a changed one is said in English rather than with an old meaning (rule P7). */
async function translationsOf(tag: string): Promise<ReadonlyMap<string, string>> {
  const filename = join(folder, tag, 'sandbox.po');
  if (!existsSync(filename)) return new Map();
  const catalog = await format.parse(readFileSync(filename, 'utf8'), { locale: tag, sourceLocale: 'en', filename });
  const words = new Map<string, string>();
  for (const { message, translation } of Object.values(catalog)) {
    if (message && translation) words.set(message, translation);
  }
  return words;
}

const catalogs = new Map(
  await Promise.all(readdirSync(folder).map(async (tag) => [tag, await translationsOf(tag)] as const)),
);

function speakerOf(tag: string) {
  const i18n = setupI18n({ locale: tag, locales: `${tag}-u-nu-latn`, messages: { [tag]: {} } });
  return (text: string, values?: Values): string => {
    if (!Object.hasOwn(i18n.messages, text)) i18n.load(tag, { [text]: compileMessage(text) });
    return i18n._(text, values);
  };
}

const english = 'en';
const speakers = new Map([english, ...catalogs.keys()].map((tag) => [tag, speakerOf(tag)]));

/** The language that texts are said in. @param language as the Language header has it */
export function tagOf(language: string): string {
  const [tag = english] = language.split('_');
  return catalogs.get(tag)?.size ? tag : english;
}

/** @param language as the Language header has it */
export function say(language: string): Say {
  const tag = tagOf(language);
  const words = catalogs.get(tag);
  return ({ message }, values) => {
    const translated = words?.get(message);
    return (speakers.get(translated === undefined ? english : tag) ?? String)(translated ?? message, values);
  };
}

/** What a row holds: a sentence of ours in the reader's language, anything else as it was typed. */
export const sayStored = (stored: string, language: string): string =>
  catalogs.get(tagOf(language))?.has(stored) ? say(language)({ message: stored }) : stored;
