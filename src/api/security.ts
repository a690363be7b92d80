/** The login password of a signed-in member (product 15.7). */
import { security } from '#contract/security.ts';
import type { Client } from './client.ts';

export interface PasswordChange {
  current: string;
  password: string;
}

/**
 * @returns how many other sessions it ended
 * @throws Failure rejected with `wrongPassword`, `samePassword`, `sameAsFundPassword` or `tooManyAttempts`
 */
export const changeLoginPassword = async (client: Client, change: PasswordChange): Promise<number> =>
  (await client.call(security.updatePassword, { ...change })).value.ended;
