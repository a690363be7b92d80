/** Names a prepared world by what it is made of, so that a changed migration, rule or seed makes a new one. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(root, folder, name));
}

/** A file of ours and what it imports of ours, workers and types too. */
function withImports(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const { resolve } = createRequire(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/\b(?:from |URL\()'([#.][^']+\.ts)'/g))
    withImports(resolve(name), known);
  return known;
}

function hashOf(sources: () => Iterable<string>): () => string {
  let known = '';
  return () => {
    if (known) return known;
    const hash = createHash('sha256');
    for (const file of [...sources(), join(root, 'package-lock.json')].toSorted()) hash.update(readFileSync(file));
    known = hash.digest('hex').slice(0, 16);
    return known;
  };
}

/** Of what is in a database; sixteen hex digits. */
export const worldHash = hashOf(() => withImports(join(import.meta.dirname, 'world.ts')));

/** Of all that a server is. */
export const sandboxHash = hashOf(() => [
  ...['sandbox', 'src/api/contract', 'src/domain'].flatMap(sourcesIn),
  ...withImports(join(import.meta.dirname, 'server-process.ts')),
]);

/** Where prepared worlds are kept; not in git. */
export const cacheFolder = join(root, '.cache', 'worlds');
