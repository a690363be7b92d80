/** The member's passkeys (product 15.23). */
import { passkeys } from '#contract/passkeys.ts';
import { toFresh, type Client } from './client.ts';

export const loadPasskeys = async (client: Client) => toFresh(await client.call(passkeys.passkeys, {}));

/** @throws Failure rejected with `passkeysFull`, `wrongFundPassword` or `wrongPassword` */
export const offerPasskey = async (client: Client, password: string) =>
  (await client.call(passkeys.offerPasskey, { password })).value;

/** @param credential what the device made of the offer, as JSON */
export const addPasskey = async (client: Client, credential: string, passkeyName: string): Promise<void> => {
  await client.call(passkeys.addPasskey, { credential, passkeyName });
};

export const renamePasskey = async (client: Client, passkeyId: string, passkeyName: string): Promise<void> => {
  await client.call(passkeys.renamePasskey, { passkeyId, passkeyName });
};

/** One that was removed already stays so. */
export const removePasskey = async (client: Client, passkeyId: string): Promise<void> => {
  await client.call(passkeys.removePasskey, { passkeyId });
};
