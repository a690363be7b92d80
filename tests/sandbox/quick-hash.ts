/** Passwords of members whose sign-in is not what is tested: what a hash costs stands beside it, and these cost next to nothing. */
import type { Context } from '#sandbox/context.ts';
import { hashPassword } from '#sandbox/services/members/passwords.ts';
import { seededRandom } from '#sandbox/seed/seeded-random.ts';

const random = seededRandom('hashes');

export const quickHash = (password: string): Promise<string> =>
  hashPassword(random, password, { memory: 8, passes: 1, parallelism: 1 });

/** For tests of what a hash costs: a member whose hash is as everybody's. */
export async function hashInFull({ db, random: own }: Context, phone: string, password: string): Promise<void> {
  const password_hash = await hashPassword(own, password);
  await db.updateTable('members').set({ password_hash }).where('phone', '=', phone).execute();
}
