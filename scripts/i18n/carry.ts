/** Keeps translations through a change of the English: a reworded text has its old translation until somebody looks at it. */
import { doubted, englishOf, isDoubtful, settled, wasOf, type Catalog, type Catalogs } from './catalogs.ts';

type Message = Catalog[string];

/** A translation that lost its text. */
interface Orphan {
  english: string;
  translation: string;
  origins: readonly string[];
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

/** What has a translation and is gone, once for each place that it had. */
function orphansOf(before: Catalogs, after: Catalogs): Orphan[] {
  const kept = new Set([...after.values()].flatMap((catalog) => Object.keys(catalog)));
  return [...before.values()].flatMap((catalog) =>
    Object.entries(catalog)
      .filter(([id, { translation }]) => translation && !kept.has(id))
      .map(([id, message]) => ({
        english: wasOf(message) ?? englishOf(id, message),
        translation: message.translation ?? '',
        origins: originsOf(message),
      })),
  );
}

/** The likest of those that stood in the same file. */
function heirOf(english: string, message: Message, orphans: readonly Orphan[]): Orphan | undefined {
  const files = originsOf(message);
  return orphans
    .filter(({ origins }) => origins.some((file) => files.includes(file)))
    .map((orphan) => ({ orphan, alikeness: similarity(orphan.english, english) }))
    .filter(({ alikeness }) => alikeness >= alike)
    .toSorted((one, other) => other.alikeness - one.alikeness)[0]?.orphan;
}

export interface Extracted {
  /** The English catalogs and those of the language, as they were and as extracting left them. */
  english: { before: Catalogs; after: Catalogs };
  language: { before: Catalogs; after: Catalogs };
}

/** @returns the catalogs of the language, with what could be kept */
export function carry({ english, language }: Extracted): Catalogs {
  const orphans = orphansOf(language.before, language.after);
  const everywhere = new Map(
    [...language.before.values()].flatMap((catalog) =>
      Object.entries(catalog).filter(([, { translation }]) => translation),
    ),
  );

  const carried = (group: string, id: string, message: Message): Message => {
    const source = english.after.get(group)?.[id];
    const earlier = english.before.get(group)?.[id];
    const text = source ? englishOf(id, source) : englishOf(id, message);
    if (message.translation) {
      // An explicit id stays when its English is reworded.
      const isReworded = source && earlier && englishOf(id, earlier) !== text;
      if (isReworded) return doubted(message, message.translation, wasOf(message) ?? englishOf(id, earlier));
      // Whoever takes the flag away may leave the comment.
      return !isDoubtful(message) && wasOf(message) !== null ? settled(message, message.translation) : message;
    }
    // The same text, in another group now.
    const elsewhere = everywhere.get(id);
    if (elsewhere) return { ...message, translation: elsewhere.translation ?? '', extra: elsewhere.extra ?? {} };
    const heir = heirOf(text, message, orphans);
    if (!heir) return message;
    return heir.english === text
      ? settled(message, heir.translation)
      : doubted(message, heir.translation, heir.english);
  };

  return new Map(
    [...language.after].map(([group, catalog]) => [
      group,
      Object.fromEntries(Object.entries(catalog).map(([id, message]) => [id, carried(group, id, message)])),
    ]),
  );
}
