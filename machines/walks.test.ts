/** Every machine is walked from end to end, and the lists in the repository say what it does now (`npm run walks`). */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folderBreaches } from '#tests/support/folder-laws.ts';
import { emittedBy, listOf, reportOnAll } from './model/report.ts';
import { countsFile, listFile, walks } from './walks.ts';

const folders = Object.keys(import.meta.glob('./*/*.machine.ts')).map((path) => path.split('/')[1]);
const files = new Set(globSync(['machines/*/*', 'src/actors/*.ts']).map((path) => path.replaceAll('\\', '/')));
const participle = /^\w+\.(\w+ed|lost|left|taken|sent|paid|bought|kept)$/;

it('there are walks of every machine', () => expect(new Set(Object.keys(walks))).toEqual(new Set(folders)));

// All machines in one test: a busy computer takes longer than a test usually may.
it('actors take every transition and reach every state', async () => {
  const { counts, breaches } = await reportOnAll(walks);
  expect(breaches).toEqual({});
  expect(counts).toEqual(JSON.parse(readFileSync(countsFile, 'utf8')));
});

describe.each(Object.entries(walks))('%s', (folder, of) => {
  it('has the list of what it does now', () => {
    for (const walk of of) expect(listOf(walk)).toBe(readFileSync(listFile(folder, walk), 'utf8'));
  });

  it('tells what happened in its own name', () => {
    const told = of.flatMap((walk) => [...emittedBy(walk)]);
    const id = of[0]?.machine.id ?? '';
    expect(told.filter((type) => !type.startsWith(`${id}.`) || !participle.test(type))).toEqual([]);
  });

  it('has all its files, and no list of a walk that is gone', () => {
    expect(folderBreaches(folder, of, files)).toEqual([]);
    const [left, stale] = [`machines/${folder}/${folder}.md`, `machines/${folder}/${folder}-gone.walk.txt`];
    const broken = new Set([...files, stale].filter((file) => file !== left && file !== `src/actors/${folder}.ts`));
    expect(folderBreaches(folder, of, broken)).toEqual(
      expect.arrayContaining([`${left} is missing`, `${stale} is of no walk`]),
    );
  });
});
