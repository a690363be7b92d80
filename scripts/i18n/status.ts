/** What a language lacks. */
import type { Text } from './catalogs.ts';
import { faultsOf } from './faults.ts';
import type { Glossary } from './glossary.ts';

export interface Open {
  text: Text;
  /** `changed`: reworded since it was translated. `doubtful`: marked by somebody, or something is wrong with it. */
  state: 'missing' | 'changed' | 'doubtful';
  /** What is wrong. */
  faults: string[];
}

function openOf(tag: string, text: Text, glossary: Glossary): Open | null {
  if (text.translation === '') return { text, state: 'missing', faults: [] };
  if (text.was !== null) return { text, state: 'changed', faults: [] };
  const faults = faultsOf(tag, text.english, text.translation, glossary);
  return text.isDoubtful || faults.length > 0 ? { text, state: 'doubtful', faults } : null;
}

/** What is to do, in the order of the catalogs. */
export const openTexts = (tag: string, texts: readonly Text[], glossary: Glossary): Open[] =>
  texts.flatMap((text) => openOf(tag, text, glossary) ?? []);

const column = (value: string | number): string => String(value).padStart(9);

/** A line of the table. */
export function statusLine(tag: string, total: number, open: readonly Open[]): string {
  const count = (state: Open['state']) => open.filter((one) => one.state === state).length;
  return [tag.padEnd(4), total, count('missing'), count('changed'), count('doubtful')].map(column).join('');
}

export const statusHead = ['', 'texts', 'missing', 'changed', 'doubtful'].map(column).join('');

/** One text, with what is known of it. */
export function describeOpen({ text, state, faults }: Open): string {
  return [
    `${state.padEnd(8)} ${text.english}`,
    ...(text.context === null ? [] : [`         as: ${text.context}`]),
    ...(text.was === null ? [] : [`         was: ${text.was}`]),
    ...(text.translation === '' ? [] : [`         has: ${text.translation}`]),
    ...faults.map((fault) => `         it ${fault}`),
    `         in ${text.groups.join(', ')}: ${text.origins.join(', ')}`,
  ].join('\n');
}
