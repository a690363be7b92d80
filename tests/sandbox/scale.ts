/** How much the random tests do, and from which seed. SCALE=10 multiplies, SEED repeats a run. */
import { createHash, randomInt } from 'node:crypto';

/** 1 by default; the nightly run sets 10. */
export const scale = Math.max(1, Number(process.env['SCALE'] ?? 1));

/**
 * A 32-bit seed: the environment's; by night a new one; else always the same for a name, so that what passes a change
 * passes the next run of it. Printed, so that a failing run can be repeated.
 */
export function runSeed(name: string): number {
  const seed = Number(
    process.env['SEED'] ?? (process.env['NIGHTLY'] === undefined ? ofName(name) : randomInt(2 ** 31)),
  );
  process.stdout.write(`${name}: SEED=${seed} SCALE=${scale}\n`);
  return seed;
}

const ofName = (name: string): number => createHash('sha256').update(name).digest().readInt32BE();
