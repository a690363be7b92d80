/**
 * Puts the files of the build together. Chromium keeps a classic script compiled once the service worker has it, and compiles a
 * module at each start (decision 0061). So `scripts/vite/classic-scripts.ts` writes each file as one call of `chunk()`: which files it
 * imports, and what it does, as a function. The page's first file begins with this script and runs at once; the others run when
 * they are imported.
 */
export {};

type Exports = Record<string, unknown>;
type Run = (
  require: (file: string) => Exports,
  exports: Exports,
  load: (file: string) => Promise<Exports>,
  give: (exports: Exports, getters: Exports) => void,
) => void;

interface Chunk {
  needs: readonly string[];
  run: Run;
  /** Once it ran. */
  exports?: Exports;
}

interface AddressPolicy {
  createScriptURL(file: string): string;
}
interface TrustedTypes {
  createPolicy(name: 'dayrent-chunks', rules: AddressPolicy): AddressPolicy;
}

const here = () => (document.currentScript as HTMLScriptElement).src;
const first = here();
const folder = first.slice(0, first.lastIndexOf('/') + 1);

const chunks = new Map<string, Chunk>();
const arrivals = new Map<string, Promise<void>>();

/** All files of the build are in one folder: no name leads out of it. */
const addresses: AddressPolicy = { createScriptURL: (file) => folder + file.slice('./'.length) };
const policy =
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('dayrent-chunks', addresses) ?? addresses;

/** As files name each other. */
const nameOf = (address: string): string => address.replace(folder, './');

function follow(tag: HTMLScriptElement): Promise<void> {
  const file = nameOf(tag.src);
  const arrival = new Promise<void>((resolve, reject) => {
    tag.onload = tag.onerror = () => {
      if (chunks.has(file)) resolve();
      else reject(new Error(`${file} could not be loaded`));
      // One that failed is asked for again by the next import.
      arrivals.delete(file);
    };
  });
  arrivals.set(file, arrival);
  return arrival;
}

function ask(file: string): Promise<void> {
  const tag = document.createElement('script');
  tag.src = policy.createScriptURL(file);
  document.head.append(tag);
  return follow(tag);
}

/** With all that it imports. */
async function arrive(file: string, seen = new Set<string>()): Promise<void> {
  if (seen.has(file)) return;
  seen.add(file);
  if (!chunks.has(file)) await (arrivals.get(file) ?? ask(file));
  await Promise.all(chunks.get(file)?.needs.map((other) => arrive(other, seen)) ?? []);
}

/** Exports whose values may still change. */
function give(exports: Exports, getters: Exports): void {
  Object.defineProperties(exports, Object.getOwnPropertyDescriptors(getters));
}

/** Of what has arrived. */
function require(file: string): Exports {
  const known = chunks.get(file) as Chunk;
  if (!known.exports) known.run(require, (known.exports = {}), load, give);
  return known.exports as Exports;
}

async function load(file: string): Promise<Exports> {
  try {
    await arrive(file);
    return require(file);
  } catch (error) {
    // `src/recovery/stale-chunk.ts` hears it.
    dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    throw error;
  }
}

function chunk(needs: readonly string[], run: Run): void {
  chunks.set(nameOf(here()), { needs, run });
  if (here() === first) require(nameOf(first));
}

Object.assign(globalThis, { chunk });
// The page itself asks for these, after this one.
for (const tag of document.scripts) if (tag.src.startsWith(folder)) follow(tag).catch(() => undefined);
