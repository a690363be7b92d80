/**
 * What code, tests and docs cite, resolved within the repository: `product 9.4`, `rule P6` or `P6`, `decision 0039`, and
 * any Markdown file. CONTRIBUTING.md says how to cite. Pure: takes the files, returns what leads nowhere, in words.
 */
import { dirname, join } from 'node:path/posix';

/** By path from the root of the repository: the text, or null for a file that can be cited and doesn't cite. */
export type Files = ReadonlyMap<string, string | null>;

interface Found {
  /** As it is written. */
  cited: string;
  /** Where it stands in the text. */
  at: number;
}

interface FoundNumber extends Found {
  kind: Kind;
  number: string;
}

export const productFile = 'docs/product.md';
export const rulesFile = 'docs/rules.md';

const sources = { product: productFile, rules: rulesFile, decisions: 'docs/decisions' } as const;
type Kind = keyof typeof sources;

const firstGroups = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, group = '']) => group);

/** The numbers that may be cited, in the order in which they are given. */
const knownIn = (files: Files): Record<Kind, readonly string[]> => ({
  product: firstGroups(files.get(productFile) ?? '', /^### (\d+\.\d+) /gm),
  rules: firstGroups(files.get(rulesFile) ?? '', /^### ([PLC]\d+) /gm),
  decisions: [...files.keys()].flatMap((path) => firstGroups(path, /^docs\/decisions\/(\d{4})-/g)),
});

const isMarkdown = (path: string): boolean => path.endsWith('.md');

/** One line for each sentence that goes on in the next line of a comment or paragraph; nothing changes its place. */
const flat = (text: string): string =>
  text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*(?=\S)/g, (end) => ' '.repeat(end.length));

/** Lists of numbers behind a word: `product 4.2 and 4.3`, `rules P2, P3 and P6`, `decision 0039`, `docs/decisions/0039`. */
const lists: readonly [Kind, RegExp][] = [
  ['product', /\bproduct\s+((?:\d+\.\d+(?:(?:,| and| to|;)\s+(?=\d))?)+)/gi],
  ['rules', /\brules?\s+((?:[PLC]?\d+\b(?:(?:,| and| to|;)\s+(?=[PLC]\d))?)+)/gi],
  ['decisions', /\bdecisions?(?:\s+|\/)((?:\d{1,4}\b(?:(?:,| and|;)\s+(?=\d))?)+)/gi],
];

function* listed(text: string): Generator<FoundNumber> {
  for (const [kind, pattern] of lists) {
    for (const { 0: cited, 1: list = '', index: at } of text.matchAll(pattern)) {
      for (const number of list.match(/[PLC]?[\d.]+/g) ?? []) {
        yield { kind, number: kind === 'decisions' ? number.padStart(4, '0') : number, cited, at };
      }
    }
  }
}

/** In code a bare `P6` may as well be a name, and in a test a file may be made up: there they count in comments only. */
const isProse = (path: string, line: string): boolean => isMarkdown(path) || /\/\/|\/\*|^\s*\*/.test(line);

/** Everything else is blank; nothing changes its place. */
const commentsOf = (path: string, text: string): string =>
  text.replace(/[^\n]+/g, (line) => (isProse(path, line) ? line : ' '.repeat(line.length)));

function* bare(path: string, text: string): Generator<FoundNumber> {
  for (const { 0: cited, index: at } of commentsOf(path, text).matchAll(/\b[PLC]\d{1,2}\b/g)) {
    yield { kind: 'rules', number: cited, cited, at };
  }
  // The product's entries refer to one another in brackets, and in the last column of a table.
  const entries = path === productFile ? text.matchAll(/(?<=[(|] ?)\d+\.\d+(?= *[)|,])/g) : [];
  for (const { 0: cited, index: at } of entries) yield { kind: 'product', number: cited, cited, at };
}

/** A paper that nobody has who has only the repository. */
const papers = /\bspec(?:s|ification)?(?:'s|’s)?(?:\s+parts?)?\s+\d+|\bthe\s+spec(?:ification)?\b/gi;

/** Markdown files by their names, and what Markdown links to; patterns and addresses of the web aside. */
const names = /(?<![\w*<>{}$./:-])[\w./-]*[\w-]\.md\b/g;
const links = /(?<=\]\()[^)\s#:…]+(?=(?:#[^)\s]*)?\))/g;

function isThere(files: Files, path: string, name: string): boolean {
  const beside = join(dirname(path), name).replace(/\/$/, '');
  if (files.has(name) || files.has(beside)) return true;
  return [...files.keys()].some(
    (file) => file.startsWith(`${beside}/`) || (!name.includes('/') && file.endsWith(`/${name}`)),
  );
}

function breachesOf(files: Files, known: ReturnType<typeof knownIn>, path: string, text: string): string[] {
  const say = ({ at }: Found, what: string) => `${path}:${text.slice(0, at).split('\n').length} ${what}`;
  const tell = (found: Found) => say(found, `"${found.cited.replace(/\s+/g, ' ').trim()}" is not in the repository`);
  const all = (pattern: RegExp, within: string): Found[] =>
    Array.from(within.matchAll(pattern), ({ 0: cited, index: at }) => ({ cited, at }));

  const line = flat(text);
  const numbers = [...listed(line), ...bare(path, text)].filter(({ kind, number }) => !known[kind].includes(number));
  const written = path.endsWith('.test.ts') ? commentsOf(path, text) : text;
  const named = [...all(names, written), ...(isMarkdown(path) ? all(links, text) : [])];
  return [
    ...numbers.map((one) => say(one, `${sources[one.kind]} has no ${one.number}`)),
    ...all(papers, line).map(tell),
    ...named.filter(({ cited }) => !isThere(files, path, cited)).map(tell),
  ];
}

/** Comments that have their lines for themselves: a test that stands in one doesn't run. */
const ownComments = /^\s*(?:\/\/.*|\/\*[^]*?\*\/\s*)$/gm;

/** Titles of tests as they are written, templates with their places; what is left out or only named is none. */
function titlesIn(text: string): Set<string> {
  const calls =
    /(?:\b(?:it|test)(?:\.(?!(?:skip|fixme|todo)\b)\w+)*|\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`),/g;
  return new Set(
    Array.from(text.replaceAll(ownComments, '').matchAll(calls), ([, single, double, template]) =>
      (single ?? double ?? template ?? '').replace(/\\(.)/g, '$1'),
    ),
  );
}

/** A rule names code and tests; each has to be there. @param rule from its heading to the next */
function ruleBreaches(files: Files, rule: string): string[] {
  const code = /^Code: ([^]*?)\n\n/m.exec(rule)?.[1] ?? '';
  const paths = firstGroups(code, /`([^`]+)`/g);
  const tests = Array.from(rule.matchAll(/^- `([^`]+)`: (.+)$/gm), ([, file = '', title = '']) => ({ file, title }));
  const breaches = [...paths, ...tests.map(({ file }) => file)]
    .filter((path) => !files.has(path))
    .map((path) => `${path} is not there`);
  if (paths.length === 0) breaches.push('no code is named');
  if (tests.length === 0) breaches.push('no test is named');
  for (const { file, title } of tests) {
    const text = files.get(file) ?? null;
    if (text !== null && !titlesIn(text).has(title)) breaches.push(`${file} has no test "${title}"`);
  }
  return [...new Set(breaches)].map((what) => `rule ${rule.split(' ')[0]}: ${what}`);
}

/** @param files all that may cite, and all that may be cited */
export function citationBreaches(files: Files): string[] {
  const known = knownIn(files);
  const given = (Object.keys(sources) as Kind[]).flatMap((kind) =>
    known[kind]
      .filter((number, index) => known[kind].indexOf(number) !== index)
      .map((number) => `${sources[kind]} has ${number} more than once`),
  );
  const rules = (files.get(rulesFile) ?? '').split(/^### /m).slice(1);
  return [
    ...[...files].flatMap(([path, text]) => (text === null ? [] : breachesOf(files, known, path, text))),
    ...given,
    ...rules.flatMap((rule) => ruleBreaches(files, rule)),
  ];
}
