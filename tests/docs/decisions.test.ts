/** Every decision says what was decided, when, and whether it still applies; those that change another are linked both ways. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'docs', 'decisions');
const read = (path: string): string => readFileSync(path, 'utf8');

interface Decision {
  file: string;
  number: number;
  title: string;
  date: string;
  /** As in the index: accepted, refined by 18, replaced by 18. */
  status: string;
  /** What it changes, and what changes it, as `refines 7` and `refined by 18`. */
  links: string[];
}

const link = /\[(\d+)\]\((\d{4}-[\w-]+\.md)\)/g;
const shape =
  /^# (\d+)\. (.+)\n\n- Date: (\d{4}-\d\d-\d\d)\n- Status: (accepted|accepted; refined by [^\n]+(?:\n {2}[^\n]+)*|replaced by [^\n]+)\n((?:- (?:Refines|Replaces): [^\n]+(?:\n {2}[^\n]+)*\n)*)\n## Context\n\n\S[^]*\n## Decision\n\n\S[^]*\n## Consequences\n\n\S/;

/** @throws with the reason, when the file is not in the form of the template */
function decisionOf(file: string, text: string): Decision {
  const found = shape.exec(text);
  if (!found)
    throw new Error(`${file} lacks a title, date, status or heading of the template in docs/decisions/README.md`);
  const [, number, title = '', date = '', status = '', changes = ''] = found;
  const headings = [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  if (headings.length !== 3) throw new Error(`${file} has other headings: ${headings.join(', ')}`);
  if (Number(number) !== Number(file.slice(0, 4))) throw new Error(`${file} calls itself ${number}`);
  const numbers = (part: string): string[] =>
    [...part.matchAll(link)].map(([, shown = '', target = '']) => {
      if (Number(shown) !== Number(target.slice(0, 4))) throw new Error(`${file} says ${shown} and leads to ${target}`);
      return shown;
    });
  const kind = /refined by|replaced by/.exec(status)?.[0];
  const by = numbers(status);
  if (kind !== undefined && by.length === 0) throw new Error(`${file} is ${kind} nothing that it links`);
  return {
    file,
    number: Number(number),
    title,
    date,
    status: kind === undefined ? status : `${kind} ${by.join(', ')}`,
    links: [
      ...by.map((one) => `${kind} ${one}`),
      ...changes
        .split(/^- /m)
        .flatMap((line) => numbers(line).map((one) => `${line.startsWith('Refines') ? 'refines' : 'replaces'} ${one}`)),
    ],
  };
}

const files = readdirSync(folder).filter((name) => name !== 'README.md');
const decisions = files.map((file) => decisionOf(file, read(join(folder, file))));

describe('a decision', () => {
  it('has a number of its own, without a gap', () => {
    expect(decisions.map(({ number }) => number)).toEqual(decisions.map((_, index) => index + 1));
  });

  it('is linked both ways with what it changes', () => {
    const opposites: Record<string, string> = {
      refines: 'refined by',
      replaces: 'replaced by',
      'refined by': 'refines',
      'replaced by': 'replaces',
    };
    const lonely = decisions.flatMap(({ file, number, links }) =>
      links
        .filter((one) => {
          const [, kind = '', other = ''] = /^(.+) (\d+)$/.exec(one) ?? [];
          return !decisions[Number(other) - 1]?.links.includes(`${opposites[kind]} ${number}`);
        })
        .map((one) => `${file}: ${one}`),
    );
    expect(lonely).toEqual([]);
  });

  it('stands in the index with its title, date and status', () => {
    const rows = [
      ...read(join(folder, 'README.md')).matchAll(/^\| \[(\d+)\]\((.+?)\) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm),
    ];
    const byNumber = rows.map((row) => row.slice(1)).toSorted(([a], [b]) => Number(a) - Number(b));
    expect(byNumber).toEqual(
      decisions.map(({ file, number, title, date, status }) => [String(number), file, title, date, status]),
    );
  });

  it('leads only to files that are there', () => {
    const lost = files.flatMap((file) =>
      [...read(join(folder, file)).matchAll(/\]\(([^)#:]+)\)/g)]
        .filter(([, target = '']) => !existsSync(join(folder, target)))
        .map(([, target]) => `${file}: ${target}`),
    );
    expect(lost).toEqual([]);
  });

  it('names only code that is there', () => {
    const folders = '{bench,docs,machines,sandbox,scripts,src,sw,tests}';
    const code = globSync([`${folders}/**/*.{ts,tsx,mjs,md}`, '*.ts', '.*.mjs', '*.md'], { cwd: root });
    const known = code.map((path) => `/${path.replaceAll('\\', '/')}`);
    const lost = files.flatMap((file) =>
      [...read(join(folder, file)).matchAll(/`#?([\w./-]+\.(?:tsx?|mjs|md))`/g)]
        .filter(([, name]) => !known.some((path) => path.endsWith(`/${name}`)))
        .map(([, name]) => `${file}: ${name}`),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    ['a date', (text: string) => text.replace(/- Date: .+\n/, '')],
    ['a status', (text: string) => text.replace(/- Status: .+\n/, '')],
    ['a context', (text: string) => text.replace('## Context', '')],
    ['consequences', (text: string) => text.replace('## Consequences', '## Outlook')],
  ])('fails without %s', (_, broken) => {
    const file = '0002-money-is-bigint.md';
    expect(() => decisionOf(file, broken(read(join(folder, file))))).toThrow(`${file} lacks`);
  });
});

it('names every package that members or the server load', () => {
  const { dependencies } = JSON.parse(read(join(root, 'package.json'))) as { dependencies: Record<string, string> };
  const named = read(join(folder, '0017-dependencies.md')).replaceAll(/(workbox)-(\w+), -(\w+)/g, '$1-$2, $1-$3');
  expect(Object.keys(dependencies).filter((name) => !named.includes(name))).toEqual([]);
});
