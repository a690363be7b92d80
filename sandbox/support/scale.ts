/** How much the random tests do, and from which seed. SCALE=10 multiplies, SEED repeats a run. */

/** 1 by default; the nightly run sets 10. */
export const scale = Math.max(1, Number(process.env['SCALE'] ?? 1));

/** A 32-bit seed: the environment's, or a new one; printed, so that a failing run can be repeated. */
export function runSeed(name: string): number {
  const given = process.env['SEED'];
  const seed = given === undefined ? (crypto.getRandomValues(new Int32Array(1))[0] ?? 0) : Number(given);
  process.stdout.write(`${name}: SEED=${seed} SCALE=${scale}\n`);
  return seed;
}
