/** Passwords of members whose sign-in is not what is tested: what a hash costs stands beside it, and these cost next to nothing. */
import { hashPassword } from '#sandbox/services/members/passwords.ts';
import { seededRandom } from '#sandbox/seed/seeded-random.ts';

const random = seededRandom('hashes');

export const quickHash = (password: string): Promise<string> =>
  hashPassword(random, password, { memory: 8, passes: 1, parallelism: 1 });
