/** Paths that faults are ordered for, from the contract. */
import { assets } from '#contract/assets.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { sellFinancial } from '#contract/exchange.ts';
import { payees } from '#contract/payees.ts';
import { groupJoins } from '#contract/group-join.ts';
import { income } from '#contract/income.ts';
import { recharges } from '#contract/recharge.ts';
import { withdrawals } from '#contract/withdrawal.ts';
import type { Account } from '../support/account.ts';

export const pathOf = ({ backend, path }: Endpoint): string => `/api/${backend}/${path}`;

export const buyPath = pathOf(assets.createOrder);
export const cancelOrderPath = pathOf(assets.cancelOrder);
export const takePath = pathOf(income.takeIncome);
export const rechargePath = pathOf(recharges.createRecharge);
export const exchangePath = pathOf(sellFinancial);
export const groupJoinPath = pathOf(groupJoins.groupJoin);
export const withdrawPath = pathOf(withdrawals.createWithdrawal);
export const cancelWithdrawalPath = pathOf(withdrawals.cancelWithdrawal);
export const addAddressPath = pathOf(payees.addAddress);
/** Where the app asks what became of an intent. */
export const intentPath = pathOf(assets.intent);

/** The browser itself sends a request again when a connection that it used before breaks, on each of them in turn, so each copy has to get lost. */
export const lost = 12;

/** Millionths of USDT. @throws for a product whose terms are not published */
export async function priceOf(account: Account, productId: string): Promise<bigint> {
  const { terms } = await account.product(productId);
  if (!terms) throw new Error(`${productId} has no published terms`);
  return terms.price;
}
