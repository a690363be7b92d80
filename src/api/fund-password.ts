/** The fund password (product 15.8). */
import type { Asks } from '#contract/endpoint.ts';
import { fundPassword } from '#contract/fund-password.ts';
import type { CodeChannel } from '#domain/verification.ts';
import { toFresh, type Client } from './client.ts';

export const loadFundPassword = async (client: Client) => toFresh(await client.call(fundPassword.hasPayPassword, {}));

/** @throws Failure rejected with `codeTooSoon` or `channelMissing` */
export const sendFundPasswordCode = async (client: Client, channel: CodeChannel) =>
  (await client.call(channel === 'phone' ? fundPassword.payCodeByPhone : fundPassword.payCodeByEmail, {})).value;

/** @throws Failure rejected with `codeWrong`, `codeExpired`, `wrongPassword` or `wrongFundPassword` */
export const changeFundPassword = async (
  client: Client,
  change: Asks<typeof fundPassword.updatePayPassword>,
): Promise<void> => {
  await client.call(fundPassword.updatePayPassword, change);
};
