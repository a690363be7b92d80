/** Before all cases: the seeded data as a dump, where the Chromium tests haven't made it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from '#tests/sandbox/server-process.ts';
import { seededData, seededDump } from '#tests/support/seeded.ts';

export async function setup(): Promise<void> {
  if (existsSync(seededDump)) return;
  const script = join(import.meta.dirname, '..', 'support', 'dump-seeded.ts');
  const { ended, output } = runScript(script, {}, [seededData, seededDump]);
  if ((await ended) !== 0) throw new Error(output());
}
