/** Names a prepared world by what it is made of, so that a changed migration, rule or seed makes a new one. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const files = ['sandbox/calendar.ts', 'tests/sandbox/world.ts', 'package-lock.json'];

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(root, folder, name));
}

function hashOf(folders: readonly string[]): () => string {
  let known = '';
  return () => {
    if (known) return known;
    const hash = createHash('sha256');
    for (const file of [...folders.flatMap(sourcesIn), ...files.map((name) => join(root, name))])
      hash.update(readFileSync(file));
    known = hash.digest('hex').slice(0, 16);
    return known;
  };
}

/** Of what is in a database; sixteen hex digits. */
export const worldHash = hashOf([
  'sandbox/db',
  'sandbox/ledger',
  'sandbox/jobs',
  'sandbox/services',
  'sandbox/seed',
  'src/domain',
]);

/** Of all that a server is. */
export const sandboxHash = hashOf(['sandbox', 'src/api/contract', 'src/domain']);

/** Where prepared worlds are kept; not in git. */
export const cacheFolder = join(root, '.cache', 'worlds');
