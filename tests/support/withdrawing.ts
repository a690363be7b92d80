/** Withdrawals beside the browser: made without a screen, and what the server says of those that were made with one. */
import { expect } from '@playwright/test';
import { loadRecords, loadWallet } from '#api/wallet.ts';
import { authoriseWithdrawal, loadWithdrawal, quoteWithdrawal } from '#api/withdrawal.ts';
import { withdrawals } from '#contract/withdrawal.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { recordGroups, type WalletSummary } from '#domain/wallet.ts';
import { withdrawalFeeOf, withdrawalIdOf, type Withdrawal } from '#domain/withdrawal.ts';
import type { DemoFacts } from '#sandbox/seed/demo-facts.ts';
import type { Account } from './account.ts';
import type { World } from './world.ts';

export interface Held {
  wallet: Pick<WalletSummary, 'usdt' | 'inr' | 'hold' | 'holdInr'>;
  /** Withdrawals that were ever made. */
  made: number;
}

/** What there is, what is held, how many were made. */
export async function heldBy({ client }: Account): Promise<Held> {
  const { usdt, inr, hold, holdInr } = valueOf(await loadWallet(client));
  const { total } = valueOf(await loadRecords(client, { type: recordGroups.withdrawal, from: '', to: '' }, 1));
  return { wallet: { usdt, inr, hold, holdInr }, made: total };
}

/** One withdrawal of USDT more than `before`, its whole amount held, and the book in order. */
export async function expectHeldOnce(world: World, account: Account, before: Held, amount: bigint): Promise<void> {
  const { usdt, hold } = before.wallet;
  expect(await heldBy(account)).toEqual({
    wallet: { ...before.wallet, usdt: usdt - amount, hold: hold + amount },
    made: before.made + 1,
  });
  await world.expectVerified();
}

/** Nothing moved. */
export async function expectNothingHeld(world: World, account: Account, before: Held): Promise<void> {
  expect(await heldBy(account)).toEqual(before);
  await world.expectVerified();
}

/** The withdrawal that was made last. */
export async function lastWithdrawal({ client }: Account): Promise<Withdrawal> {
  const { list } = valueOf(await loadRecords(client, { type: recordGroups.withdrawal, from: '', to: '' }, 1));
  const id = list.map(withdrawalIdOf).find((one) => one !== null);
  if (id === undefined) throw new Error('nothing was withdrawn');
  return valueOf(await loadWithdrawal(client, id));
}

/** Withdraws USDT to the demo's address. @param amount millionths */
export async function withdraw(account: Account, demo: DemoFacts, amount: bigint): Promise<Withdrawal> {
  const { addressId: payeeId, fundPassword } = demo;
  const { id: quoteId } = valueOf(await quoteWithdrawal(account.client, { currency: 'USDT', amount, payeeId }));
  await authoriseWithdrawal(account.client, quoteId, fundPassword);
  return account.move(withdrawals.createWithdrawal, { quoteId, amount, fee: withdrawalFeeOf(amount), payeeId });
}
