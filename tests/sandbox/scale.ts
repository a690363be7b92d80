/** How much the random tests do, and from which seed. SCALE multiplies, SEED repeats a run. */
import { createHash, randomInt } from 'node:crypto';

/** 1 by default; `npm run test:all` sets a fifth of it, `npm test` a twentieth, the nightly run 10. */
const scale = Number(process.env['SCALE'] ?? 1);
/** From here on tables are whole. */
const scaleOfTables = 0.2;

/** @param runs at scale 1 */
export const scaled = (runs: number): number => Math.max(1, Math.round(runs * scale));

/** Of a table that takes long: all of it, below that scale every `step`th row. Another start meets other rows. */
export const someOf = <T>(rows: readonly T[], step: number, start: number): readonly T[] =>
  scale < scaleOfTables ? rows.filter((_, index) => index % step === start % step) : rows;

/** @param ms time limit at scale 1; less to do does not shorten it */
export const patience = (ms: number): number => ms * Math.max(1, scale);

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
