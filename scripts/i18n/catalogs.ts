/** The catalogs in `locales/`: one folder a language, one file a screen group. */
import { formatter } from '@lingui/format-po';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languageFolders, localesRoot } from './folders.ts';

const format = formatter({ lineNumbers: false });

export type Catalog = Awaited<ReturnType<typeof format.parse>>;
/** The catalogs of a language by group. */
export type Catalogs = Map<string, Catalog>;

/** The flag of a translation that somebody has to look at. Extracting keeps flags. */
const doubt = 'fuzzy';
/** Before the English that a translation was made for, as a translator's comment: `#| msgid` would be dropped. */
const was = 'was: ';

/** One English text in one language, whichever groups use it. */
export interface Text {
  id: string;
  english: string;
  /** What tells it from the same words elsewhere. */
  context: string | null;
  groups: readonly string[];
  origins: readonly string[];
  /** What the code says of it: which value stands for `{0}`. */
  comments: readonly string[];
  /** Empty while there is none. */
  translation: string;
  isDoubtful: boolean;
  /** The English that the translation was made for, where it has been reworded since. */
  was: string | null;
}

export const groups = readdirSync(join(localesRoot, 'en')).map((file) => file.replace(/\.po$/, ''));

/** Every language with catalogs, offered or in work; English is their source, `pseudo` is made of it. */
export const translatedFolders = languageFolders.filter((tag) => tag !== 'en' && tag !== 'pseudo');

const fileOf = (tag: string, group: string): string => join(localesRoot, tag, `${group}.po`);
const settingsOf = (tag: string, filename: string) => ({ locale: tag, sourceLocale: 'en', filename });

async function readCatalog(tag: string, group: string): Promise<Catalog> {
  const filename = fileOf(tag, group);
  return existsSync(filename) ? format.parse(readFileSync(filename, 'utf8'), settingsOf(tag, filename)) : {};
}

export const readCatalogs = async (tag: string): Promise<Catalogs> =>
  new Map(await Promise.all(groups.map(async (group) => [group, await readCatalog(tag, group)] as const)));

/** As `lingui extract` would write them. */
export async function writeCatalogs(tag: string, catalogs: Catalogs): Promise<void> {
  for (const [group, catalog] of catalogs) {
    const filename = fileOf(tag, group);
    const existing = existsSync(filename) ? readFileSync(filename, 'utf8') : undefined;
    const text = await format.serialize(catalog, { ...settingsOf(tag, filename), existing });
    mkdirSync(dirname(filename), { recursive: true });
    if (text !== existing) writeFileSync(filename, text);
  }
}

type Message = Catalog[string];
/** The formatter's own, which its types leave open. */
interface Extra {
  flags?: readonly string[];
  translatorComments?: readonly string[];
}
const extraOf = ({ extra }: Message): Extra => (extra ?? {}) as Extra;

export const isDoubtful = (message: Message): boolean => extraOf(message).flags?.includes(doubt) ?? false;

export const wasOf = (message: Message): string | null =>
  extraOf(message)
    .translatorComments?.find((comment) => comment.startsWith(was))
    ?.slice(was.length) ?? null;

/** With a translation that nobody doubts. */
export const settled = (message: Message, translation: string): Message => ({
  ...message,
  translation,
  extra: {
    flags: extraOf(message).flags?.filter((flag) => flag !== doubt) ?? [],
    translatorComments: extraOf(message).translatorComments?.filter((comment) => !comment.startsWith(was)) ?? [],
  },
});

/** With a translation of another English text, to be looked at. */
export function doubted(message: Message, translation: string, english: string): Message {
  const { flags = [], translatorComments = [] } = extraOf(settled(message, translation));
  // A comment is one line.
  const comment = was + english.replaceAll(/\s+/g, ' ');
  return {
    ...message,
    translation,
    extra: { flags: [...flags, doubt], translatorComments: [...translatorComments, comment] },
  };
}

/** Explicit ids (`manifest.name`) have their English in the English catalog. */
export const englishOf = (id: string, message: Message): string => message.message ?? (message.translation || id);

/** Every English text once, with what a language has for it. */
export function textsOf(english: Catalogs, translated: Catalogs): Text[] {
  const texts = new Map<string, Text>();
  for (const [group, catalog] of english) {
    for (const [id, source] of Object.entries(catalog)) {
      const message = translated.get(group)?.[id];
      const known = texts.get(id);
      texts.set(id, {
        id,
        english: englishOf(id, source),
        context: source.context ?? null,
        groups: [...(known?.groups ?? []), group],
        origins: [...new Set([...(known?.origins ?? []), ...(source.origin ?? []).map(([file]) => file)])],
        comments: known?.comments ?? source.comments ?? [],
        translation: known?.translation || message?.translation || '',
        isDoubtful: known?.isDoubtful || (message !== undefined && isDoubtful(message)),
        was: known?.was ?? (message ? wasOf(message) : null),
      });
    }
  }
  return [...texts.values()];
}

export const readTexts = async (tag: string): Promise<Text[]> =>
  textsOf(await readCatalogs('en'), await readCatalogs(tag));
