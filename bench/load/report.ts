/** reports/load.md, by its sections: a run of some parts keeps what others measured. */
import { readFileSync, writeFileSync } from 'node:fs';

const file = 'reports/load.md';

/** @param text of a section, its heading first */
const headingOf = (text: string): string => text.slice(0, text.indexOf('\n'));

/** @param sections each begins with its heading; one that is there already takes the place of the old one */
export function writeReport(sections: readonly string[]): void {
  const [title = '', ...before] = readFileSync(file, 'utf8').split(/^(?=## )/m);
  const kept = new Map(before.map((text) => [headingOf(text), text.trim()]));
  for (const text of sections) kept.set(headingOf(text), text);
  writeFileSync(file, `${[title.trim(), ...kept.values()].join('\n\n')}\n`);
}
