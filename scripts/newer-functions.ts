/**
 * Finds in built files what the oldest browsers that we serve don't have (docs/browsers.md): functions that are called unasked,
 * and colours that they can't read. Only what a search can tell apart; `tests/screens/old-phones.spec.ts` walks without the rest.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Versions, each the first or the oldest. */
type Browsers = Readonly<Record<'Safari' | 'Chrome' | 'Firefox', number>>;

const never = Number.POSITIVE_INFINITY;
const since = (Safari: number, Chrome: number, Firefox: number): Browsers => ({ Safari, Chrome, Firefox });

interface Newer {
  /** Where it is found: a global object, or a path to one. */
  owner: string;
  names: readonly string[];
  /** The first of each browser that has it. */
  first: Browsers;
}

export const newerFunctions: readonly Newer[] = [
  { owner: 'URL', names: ['parse'], first: since(18, 126, 126) },
  { owner: 'URL', names: ['canParse'], first: since(17, 120, 115) },
  { owner: 'Object', names: ['groupBy'], first: since(17.4, 117, 119) },
  { owner: 'Map', names: ['groupBy'], first: since(17.4, 117, 119) },
  { owner: 'Promise', names: ['withResolvers'], first: since(17.4, 119, 121) },
  { owner: 'Promise', names: ['try'], first: since(18.2, 128, 134) },
  { owner: 'Array', names: ['fromAsync'], first: since(16.4, 121, 115) },
  { owner: 'RegExp', names: ['escape'], first: since(18.2, 136, 134) },
  { owner: 'Uint8Array', names: ['fromBase64', 'fromHex'], first: since(18.2, 140, 133) },
  { owner: 'AbortSignal', names: ['any'], first: since(17.4, 116, 124) },
  { owner: 'globalThis', names: ['requestIdleCallback'], first: since(never, 47, 55) },
  {
    owner: 'Set.prototype',
    names: [
      'union',
      'intersection',
      'difference',
      'symmetricDifference',
      'isSubsetOf',
      'isSupersetOf',
      'isDisjointFrom',
    ],
    first: since(17, 122, 127),
  },
];

/** The build writes pairs of colours in a way that all can read; a pair that it misses is no colour at all. */
const newerStyles = [{ name: 'light-dark', first: since(17.5, 123, 120) }] as const;

/** What is asked for before it is called, in a way that no search sees, and by whom. */
export const askedFor: Readonly<Record<string, string>> = {
  requestIdleCallback:
    '@statelyai/inspect takes requestAnimationFrame where it is missing, and only developers load it',
};

interface Search {
  name: string;
  pattern: RegExp;
  first: Browsers;
}

/** A global is also reached as a value (`window.x || y`); of the others a call is what fails, unless it is `x?.()`. */
function patternOf(owner: string, name: string): RegExp {
  if (owner === 'globalThis') return new RegExp(String.raw`\b${name}\b(?!\?\.)`);
  if (owner.endsWith('.prototype')) return new RegExp(String.raw`\.${name}\(`);
  return new RegExp(String.raw`\b${owner}\.${name}\(`);
}

const nameOf = (owner: string, name: string): string => (owner === 'globalThis' ? name : `${owner}.${name}`);

const searches: readonly Search[] = [
  ...newerFunctions.flatMap(({ owner, names, first }) =>
    names.map((name) => ({ name: nameOf(owner, name), pattern: patternOf(owner, name), first })),
  ),
  ...newerStyles.map(({ name, first }) => ({ name, pattern: new RegExp(String.raw`\b${name}\(`), first })),
];

export const browsersFile = 'docs/browsers.md';

/** The oldest that we serve, as the docs state them. */
export function floorIn(docs: string): Browsers {
  const found = /Safari and iOS ([\d.]+), Chrome and Android's WebView ([\d.]+), Firefox ([\d.]+)/.exec(docs);
  if (!found) throw new Error(`${browsersFile} states no oldest browsers`);
  return since(Number(found[1]), Number(found[2]), Number(found[3]));
}

const browsers = ['Safari', 'Chrome', 'Firefox'] as const;

/** @returns who of the oldest doesn't have it: "Safari before 18" */
const missingIn = (first: Browsers, floor: Browsers): string[] =>
  browsers
    .filter((browser) => first[browser] > floor[browser])
    .map((browser) => (first[browser] === never ? `any ${browser}` : `${browser} before ${first[browser]}`));

/** @param files texts by name @returns a line for each file and thing that it should not use */
export function newerThan(floor: Browsers, files: ReadonlyMap<string, string>): string[] {
  const sought = searches
    .map(({ name, pattern, first }) => ({ name, pattern, missing: missingIn(first, floor) }))
    .filter(({ name, missing }) => missing.length > 0 && askedFor[name] === undefined);
  return [...files].flatMap(([file, text]) =>
    sought
      .filter(({ pattern }) => pattern.test(text))
      .map(({ name, missing }) => `${file}: ${name} is not in ${missing.join(', ')}`),
  );
}

/** Prints what is too new. @returns whether nothing is */
export function reportNewer(dist: string): boolean {
  const files = new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:js|css|html)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(dist, path), readFileSync(path, 'utf8')]),
  );
  const breaches = newerThan(floorIn(readFileSync(browsersFile, 'utf8')), files);
  if (breaches.length > 0) console.log(`\nnewer than the oldest browsers of ${browsersFile}`);
  for (const breach of breaches) console.log(`  ${breach}`);
  return breaches.length === 0;
}
