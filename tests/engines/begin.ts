/** Before all cases: the seeded data as a dump, where the Chromium tests haven't made it, and what serves it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from '#tests/sandbox/server-process.ts';
import { startHost } from '#tests/support/hosted-world.ts';
import { seededData, seededDump } from '#tests/support/seeded.ts';

async function makeDump(): Promise<void> {
  const script = join(import.meta.dirname, '..', 'support', 'dump-seeded.ts');
  const { ended, output } = runScript(script, {}, [seededData, seededDump]);
  if ((await ended) !== 0) throw new Error(output());
}

/** @returns what comes after all of them */
export async function setup(): Promise<() => void> {
  if (!existsSync(seededDump)) await makeDump();
  return startHost();
}
