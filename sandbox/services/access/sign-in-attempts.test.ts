/** Counting and forgiving attempts meet in any order: nothing but a wait may refuse anybody. */
import { expect, it } from 'vitest';
import { day } from '#domain/limits.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { openWorld } from '#tests/sandbox/world.ts';
import { countAttempt, forgiveAttempt } from './sign-in-attempts.ts';

it('counts attempts at an account while others at it are forgiven', async () => {
  const world = await openWorld();
  const context = { ...world.context, wallClock: { now: () => 0 } };
  const unexpected: unknown[] = [];
  const guess = async (address: string): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) {
      await countAttempt(context, 'asha', address).catch((error: unknown) => {
        if (!(error instanceof Refusal)) unexpected.push(error);
      });
      await forgiveAttempt(context, 'asha', address);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, index) => guess(`192.0.2.${index}`)));
  await world.close();
  expect(unexpected).toEqual([]);
});

it('counts attempts from one address at the accounts that others try from elsewhere, while old ones are forgotten', async () => {
  const world = await openWorld();
  const unexpected: unknown[] = [];
  const guess = async (index: number): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) {
      // Each call comes a day after the last one: all rows are old, over and over.
      const context = { ...world.context, wallClock: { now: () => turn * 2 * day } };
      const [account, address] = [`account-${index % 2}`, `192.0.2.${index % 3}`];
      await countAttempt(context, account, address).catch((error: unknown) => {
        if (!(error instanceof Refusal)) unexpected.push(error);
      });
      if (turn % 3 === 0) await forgiveAttempt(context, account, address);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, index) => guess(index)));
  await world.close();
  expect(unexpected).toEqual([]);
});
