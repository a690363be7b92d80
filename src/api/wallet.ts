/** Balances, income and records. Spec part 3 "Capital record", decisions.md part 3 "Income". */
import { assets } from '#contract/assets.ts';
import { income } from '#contract/income.ts';
import { messages } from '#contract/messages.ts';
import { pageSize } from '#domain/limits.ts';
import { toFresh, type Client } from './client.ts';

export const loadWallet = async (client: Client) => toFresh(await client.call(assets.wallet, {}));

/** @param days how many days back, 1 to 90 */
export const loadIncomeSeries = async (client: Client, days: number) =>
  toFresh(await client.call(assets.incomeSeries, { days }));

export const loadWalletNotices = async (client: Client) => toFresh(await client.call(messages.walletNotice, {}));

/** @param type as menu targets have it: 1 all asset records, 5 bonus and rewards */
export const loadRecords = async (client: Client, type: '1' | '5', pageNum: number) =>
  toFresh(await client.call(assets.records, { type, pageNum, pageSize }));

export const loadRecord = async (client: Client, recordId: string) =>
  toFresh(await client.call(assets.record, { recordId }));

export interface IncomeFilter {
  status: 'notReceived' | 'taken' | 'all';
  /** Of one order only. */
  orderId?: string;
}

export const loadIncomes = async (client: Client, filter: IncomeFilter, pageNum: number) =>
  toFresh(await client.call(income.incomes, { ...filter, pageNum, pageSize }));

/** @throws Failure rejected with `nothingToReceive`; nothing has moved then */
export const takeIncome = async (client: Client, intentId: string) =>
  (await client.call(income.takeIncome, {}, { intentId })).value;
