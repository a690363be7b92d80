/** What a passkey is used for: signing in, and confirming a withdrawal (product 15.23). */
import { passkeys } from '#contract/passkeys.ts';
import { deviceZone } from './access.ts';
import type { Client } from './client.ts';

export const askSignIn = async (client: Client) => (await client.call(passkeys.askSignIn, {})).value;

/** @throws Failure rejected with `passkeyRefused` where the member has none, or `quoteExpired` */
export const askWithdrawal = async (client: Client, quoteId: string) =>
  (await client.call(passkeys.askWithdrawal, { quoteId })).value;

/** @throws Failure rejected with `passkeyRefused`, `passkeyExpired` or `quoteExpired` */
export const confirmWithdrawal = async (client: Client, quoteId: string, credential: string): Promise<void> => {
  await client.call(passkeys.confirmWithdrawal, { quoteId, credential });
};

/** @throws Failure rejected with `passkeyRefused`, `passkeyExpired` or `tooManyAttempts` */
export const signInByPasskey = async (client: Client, credential: string) =>
  (await client.call(passkeys.signInByPasskey, { credential, zone: deviceZone() })).value;
