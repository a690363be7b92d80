/** Keeps translations through a change of the English: a reworded text has its old translation until somebody looks at it. */
import { doubted, englishOf, isDoubtful, settled, wasOf, type Catalog, type Catalogs } from './catalogs.ts';

type Message = Catalog[string];

/** A translation that lost its text, in some files at least. */
interface Orphan {
  english: string;
  translation: string;
  /** Where the text stood, and stands no more. */
  files: readonly string[];
}

const originsOf = (message: Message): string[] => (message.origin ?? []).map(([file]) => file);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How much of two texts is the same words, from 0 to 1. */
export function similarity(one: string, other: string): number {
  const left = wordsOf(other);
  const size = wordsOf(one).length + left.length;
  let shared = 0;
  for (const word of wordsOf(one)) {
    const at = left.indexOf(word);
    if (at < 0) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return size === 0 ? 0 : (2 * shared) / size;
}

/** From where two texts count as one that was reworded. */
const alike = 0.5;

const messagesOf = (catalogs: Catalogs): (readonly [id: string, message: Message])[] =>
  [...catalogs.values()].flatMap((catalog) => Object.entries(catalog));

function orphansOf(before: Catalogs, after: Catalogs): Orphan[] {
  const standing = new Set(messagesOf(after).flatMap(([id, message]) => originsOf(message).map((file) => file + id)));
  return messagesOf(before)
    .filter(([, { translation }]) => translation)
    .map(([id, message]) => ({
      english: wasOf(message) ?? englishOf(id, message),
      translation: message.translation ?? '',
      files: originsOf(message).filter((file) => !standing.has(file + id)),
    }))
    .filter(({ files }) => files.length > 0);
}

/** The likest of those that stood in the same file. */
function heirOf(english: string, message: Message, orphans: readonly Orphan[]): Orphan | undefined {
  const files = originsOf(message);
  return orphans
    .filter((orphan) => orphan.files.some((file) => files.includes(file)))
    .map((orphan) => ({ orphan, alikeness: similarity(orphan.english, english) }))
    .filter(({ alikeness }) => alikeness >= alike)
    .toSorted((one, other) => other.alikeness - one.alikeness)[0]?.orphan;
}

export interface Extracted {
  /** The English catalogs and those of the language, as they were and as extracting left them. */
  english: { before: Catalogs; after: Catalogs };
  language: { before: Catalogs; after: Catalogs };
}

/** A translation that was made for this English needs no look, any other one does. */
const keep = (message: Message, translation: string, made: string, english: string): Message =>
  made === english ? settled(message, translation) : doubted(message, translation, made);

/** Of a text that has its translation still. */
function checked(message: Message, earlier: string, english: string): Message {
  const made = wasOf(message);
  // An explicit id stays when its English is reworded.
  if (earlier !== english) return keep(message, message.translation ?? '', made ?? earlier, english);
  // Whoever takes the flag away may leave the comment.
  return made !== null && !isDoubtful(message) ? settled(message, message.translation ?? '') : message;
}

/** @returns the catalogs of the language, with what could be kept */
export function carry({ english, language }: Extracted): Catalogs {
  const orphans = orphansOf(language.before, language.after);
  const translated = new Map(messagesOf(language.before).filter(([, { translation }]) => translation));

  const carried = (group: string, id: string, message: Message): Message => {
    const text = englishOf(id, english.after.get(group)?.[id] ?? message);
    if (message.translation) {
      const earlier = english.before.get(group)?.[id];
      return checked(message, earlier ? englishOf(id, earlier) : text, text);
    }
    // The same text, in another group now.
    const elsewhere = translated.get(id);
    if (elsewhere) return { ...message, translation: elsewhere.translation ?? '', extra: elsewhere.extra ?? {} };
    const heir = heirOf(text, message, orphans);
    return heir ? keep(message, heir.translation, heir.english, text) : message;
  };

  return new Map(
    [...language.after].map(([group, catalog]) => [
      group,
      Object.fromEntries(Object.entries(catalog).map(([id, message]) => [id, carried(group, id, message)])),
    ]),
  );
}
