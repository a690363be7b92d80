/** What a translator gets, and what comes back. */
import * as v from 'valibot';
import { addressOf, specimens } from '#screens/dev/gallery/specimens.ts';
import { settled, type Catalogs, type Text } from './catalogs.ts';
import { categoriesOf, faultsOf, hasPlural } from './faults.ts';
import type { Glossary } from './glossary.ts';
import { openTexts, type Open } from './status.ts';

/** A text to translate. Whoever fills it writes `translation`; the rest is to read. */
interface Task {
  id: string;
  english: string;
  /** What tells it from the same words elsewhere. */
  context?: string;
  translation: string;
  state: Open['state'];
  /** The English that `now` was made for. */
  was?: string;
  /** What stands there, and what is wrong with it. */
  now?: string;
  faults?: readonly string[];
  comments?: readonly string[];
  /** The forms that a plural must have. */
  plural?: readonly string[];
  groups: readonly string[];
  origins: readonly string[];
  /** Where it can be seen, or what is a key away from it: addresses of the gallery (`n` and `p` go through the states). */
  see?: readonly string[];
}

/** Folders and files of a flow's views have its name. */
function seenAt(origins: readonly string[]): string[] {
  const names = new Set(origins.flatMap((origin) => origin.split(/[/.]/)));
  return [...names].flatMap((name) => {
    const first = specimens.find(({ flow }) => flow === name);
    return first ? `/#${addressOf(first)}` : [];
  });
}

function taskOf(tag: string, { text, state, faults }: Open): Task {
  const see = seenAt(text.origins);
  return {
    id: text.id,
    english: text.english,
    ...(text.context !== null && { context: text.context }),
    translation: '',
    state,
    ...(text.was !== null && { was: text.was }),
    ...(text.translation !== '' && { now: text.translation }),
    ...(faults.length > 0 && { faults }),
    ...(text.comments.length > 0 && { comments: text.comments }),
    ...(hasPlural(text.english) && { plural: categoriesOf(tag) }),
    groups: text.groups,
    origins: text.origins,
    ...(see.length > 0 && { see }),
  };
}

/** Each text once, whichever groups use it. */
export const tasksOf = (tag: string, texts: readonly Text[], glossary: Glossary): Task[] =>
  openTexts(tag, texts, glossary).map((open) => taskOf(tag, open));

const filledSchema = v.array(v.object({ id: v.string(), translation: v.string() }));
type Filled = v.InferOutput<typeof filledSchema>;

/** The list of a file; other fields are left aside, and so is what is not filled. */
export const parseFilled = (json: string): Filled =>
  v.parse(filledSchema, JSON.parse(json)).filter(({ translation }) => translation.trim() !== '');

interface Refused {
  id: string;
  translation: string;
  faults: string[];
}

/** Parts what may be written from what may not. */
export function sift(
  tag: string,
  texts: readonly Text[],
  filled: Filled,
  glossary: Glossary,
): { accepted: Map<string, string>; refused: Refused[] } {
  const byId = new Map(texts.map((text) => [text.id, text]));
  const accepted = new Map<string, string>();
  const refused: Refused[] = [];
  for (const { id, translation } of filled) {
    const text = byId.get(id);
    const faults = text ? faultsOf(tag, text.english, translation, glossary) : ['is of no text (any more)'];
    if (faults.length === 0) accepted.set(id, translation);
    else refused.push({ id, translation, faults });
  }
  return { accepted, refused };
}

/** The catalogs of a language with these translations in every group; a language that is new gets all groups. */
export const fill = (english: Catalogs, translated: Catalogs, accepted: ReadonlyMap<string, string>): Catalogs =>
  new Map(
    [...english].map(([group, catalog]) => [
      group,
      Object.fromEntries(
        Object.entries(catalog).map(([id, source]) => {
          const message = translated.get(group)?.[id] ?? { ...source, translation: '', extra: {} };
          const translation = accepted.get(id);
          return [id, translation === undefined ? message : settled(message, translation)];
        }),
      ),
    ]),
  );
