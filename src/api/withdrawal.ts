/** Play money out (product 15.14). */
import { assets } from '#contract/assets.ts';
import type { Asks } from '#contract/endpoint.ts';
import { withdrawals } from '#contract/withdrawal.ts';
import { freshTogether } from '#domain/fresh-age.ts';
import { toFresh, type Client } from './client.ts';

export const loadWithdrawalOptions = async (client: Client) =>
  toFresh(await client.call(withdrawals.withdrawalOptions, {}));

/** What each way allows beside what is available, as old as the older of the two. */
export async function loadWithdrawalWays(client: Client) {
  const [options, wallet] = await Promise.all([
    client.call(withdrawals.withdrawalOptions, {}),
    client.call(assets.wallet, {}),
  ]);
  const value = { options: options.value, available: { usdt: wallet.value.usdt, cash: wallet.value.inr } };
  return freshTogether(value, options, wallet);
}

/** @throws Failure rejected with what stands in the way */
export const quoteWithdrawal = async (client: Client, asked: Asks<typeof withdrawals.quoteWithdrawal>) =>
  toFresh(await client.call(withdrawals.quoteWithdrawal, asked));

/** @throws Failure rejected with `wrongFundPassword`, `tooManyAttempts` or `quoteExpired` */
export const authoriseWithdrawal = async (client: Client, quoteId: string, fundPassword: string): Promise<void> => {
  await client.call(withdrawals.authoriseWithdrawal, { quoteId, fundPassword });
};

export const loadWithdrawal = async (client: Client, withdrawalId: string) =>
  toFresh(await client.call(withdrawals.withdrawal, { withdrawalId }));
