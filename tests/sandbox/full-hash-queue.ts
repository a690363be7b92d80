/** For tests of an overload: as many passwords wait to be hashed as may, so that another one is refused at once. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { availableParallelism } from 'node:os';
import { vi } from 'vitest';
import { seededRandom } from '#sandbox/seed/seeded-random.ts';
import { hashPassword } from '#sandbox/services/members/passwords.ts';

/** More than run and wait, however many cores there are. */
const enough = 100 + availableParallelism();
const cheap = { memory: 8, passes: 1, parallelism: 1 };

/** Does something while the queue is full. */
export async function whileHashesWait(work: () => Promise<void>): Promise<void> {
  const { argon2 } = crypto;
  const held: (() => void)[] = [];
  const spy = vi.spyOn(crypto, 'argon2').mockImplementation((...given) => {
    held.push(() => argon2(...given));
  });
  syncBuiltinESMExports();
  const random = seededRandom('queue');
  const waiting = Array.from({ length: enough }, () => hashPassword(random, 'Harbour2026', cheap).catch(() => null));
  try {
    await work();
  } finally {
    spy.mockRestore();
    syncBuiltinESMExports();
    for (const go of held) go();
    await Promise.all(waiting);
  }
}
