/** Signing in with a wrong password takes as long for an account that is there as for one that isn't (product 5.13). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashInFull } from '#tests/sandbox/quick-hash.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';

const tries = 200;
let world: ServedWorld;

beforeAll(async () => {
  world = await openServedWorld();
  await hashInFull(world.context, world.demo.phone, world.demo.password);
});
afterAll(() => world.close());

async function timeOf(phone: string): Promise<number> {
  await world.context.db.deleteFrom('sign_in_attempts').execute();
  const begun = performance.now();
  const { code } = await world.ask('POST', '/api/user/auth/logpe/pass', {
    fields: { country: 'IN', phone, password: 'wrong' },
  });
  expect(code).toBe(1001);
  return performance.now() - begun;
}

const median = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[tries / 2] ?? 0;

it('is within a tenth over 200 tries each, by turns', async () => {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < tries; round += 1) {
    known.push(await timeOf(world.demo.phone));
    unknown.push(await timeOf(String(9_000_010_000 + round)));
  }
  const ratio = median(unknown) / median(known);
  console.info(`unknown to known: ${Math.round(ratio * 1_000)} of 1,000`);
  expect(Math.abs(ratio - 1)).toBeLessThan(0.1);
});
