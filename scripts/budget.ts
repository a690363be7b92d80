/**
 * What a phone downloads, in brotli bytes, held against the budget. The entry is what the sign-in page loads until it is
 * quiet: index.html with the stylesheet, its scripts and what styles they ask for beside it, the shell's English words, the
 * sign-in screen and the icon it shows.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { isWords } from '#domain/word-files.ts';

/** Bytes after brotli, and requests. */
export const budget = {
  entryScript: 92_000,
  entryTotal: 110_000,
  entryRequests: 8,
  styles: 12_000,
  memberVisit: 240_000,
  precache: 420_000,
  /** Chunks that the gallery shares with screens: each would be one more request for a member. */
  galleryShares: 0,
} as const;

type Measured = Record<keyof typeof budget, number>;

const keys = v.optional(v.array(v.string()), []);
const chunk = v.object({ file: v.string(), imports: keys, css: keys });
type Chunk = v.InferOutput<typeof chunk>;
const manifestSchema = v.record(v.string(), chunk);

/** What the sign-in page asks for beside its entry script; a part that was merged into it has no row of its own. */
const entryParts = ['src/screens/entry/login.tsx'];
const shownFiles = ['icon.svg'];
/** What a member's first look at home adds, in English: chunks by their names, and what they import. */
const homeChunks = [/^_member-/, /^_later-/];
const homeParts = ['locales/en/home.po', 'locales/en/shared.po', 'src/app/step-focus.ts', 'src/components/sheet.tsx'];
const workers = [/^warm-numbers\.worker-.*\.js$/, /^sw\.js$/];
const gallery = 'src/screens/dev/gallery/gallery.tsx';

const sizeOf = (dist: string, file: string): number => {
  const path = join(dist, file);
  try {
    return statSync(`${path}.br`).size;
  } catch {
    return statSync(path).size;
  }
};

function precached(dist: string): string[] {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const listed = [...worker.matchAll(/url:\s*[`"']([^`"']+)[`"']|"url":\s*"([^"]+)"/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  if (listed.length === 0) throw new Error('the service worker precaches nothing');
  return listed.filter((url) => !isWords(url));
}

export function measure(dist: string): Measured {
  const chunks = Object.entries(
    v.parse(manifestSchema, JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))),
  );
  const byKey = new Map(chunks);
  const files = new Set<string>();
  const visit = (chunk: Chunk, into = files) => {
    if (into.has(chunk.file)) return;
    into.add(chunk.file);
    for (const file of chunk.css) into.add(file);
    for (const key of chunk.imports) {
      const imported = byKey.get(key);
      if (imported) visit(imported, into);
    }
  };
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const asked = [...page.matchAll(/ src="\.\/(assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
  for (const [key, chunk] of chunks) if (asked.includes(chunk.file) || entryParts.includes(key)) visit(chunk);
  const sum = (list: Iterable<string>) => [...list].reduce((total, file) => total + sizeOf(dist, file), 0);
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  if (scripts.length === 0) throw new Error('index.html asks for no script of the build');
  const ofHome = new Set<string>();
  for (const part of [...homeChunks, ...homeParts]) {
    const found = chunks.filter(([key]) => (typeof part === 'string' ? key === part : part.test(key)));
    if (found.length === 0) throw new Error(`the build has no ${part}`);
    for (const [, chunk] of found) visit(chunk, ofHome);
  }
  const all = [...files, ...ofHome, 'index.html', ...shownFiles];
  const byName = [...readdirSync(join(dist, 'assets')).map((file) => `assets/${file}`), 'sw.js'];
  const ofWorkers = workers.flatMap((part) => {
    const found = byName.filter((file) => part.test(basename(file)));
    if (found.length === 0) throw new Error(`the build has no ${part}`);
    return found;
  });
  const visited = new Set([...all, ...ofWorkers]);
  const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map((match) => match[1] ?? '').join('');
  if (styles === '') throw new Error('index.html has no styles');
  const shown = byKey.get(gallery);
  if (!shown) throw new Error('the build has no gallery');
  const shares = [
    ...shown.imports.flatMap((key) => byKey.get(key)?.file ?? []).filter((file) => !files.has(file)),
    ...chunks.flatMap(([key, { imports }]) => (imports.some((other) => byKey.get(other) === shown) ? [key] : [])),
  ];
  return {
    entryScript: sum(scripts),
    entryTotal: sum([...files, 'index.html', ...shownFiles]),
    entryRequests: files.size + 1 + shownFiles.length,
    styles: brotliCompressSync(styles).length,
    memberVisit: sum(visited),
    precache: sum(precached(dist)),
    galleryShares: shares.length,
  };
}

/** Prints the table. @returns whether everything is within the budget */
export function reportBudget(dist: string): boolean {
  const measured = measure(dist);
  let isWithin = true;
  console.log('\nbudget (brotli bytes; requests)');
  for (const name of Object.keys(budget) as (keyof typeof budget)[]) {
    const over = measured[name] > budget[name];
    isWithin &&= !over;
    console.log(`  ${name.padEnd(14)} ${String(measured[name]).padStart(7)} of ${budget[name]}${over ? '  OVER' : ''}`);
  }
  return isWithin;
}
