/** Balances, income and records (product 15.12, 15.17). */
import { assets } from '#contract/assets.ts';
import { income } from '#contract/income.ts';
import { messages } from '#contract/messages.ts';
import { records } from '#contract/records.ts';
import { pageSize as defaultPageSize } from '#domain/limits.ts';
import { recordGroups, type RecordFilter } from '#domain/wallet.ts';
import { toFresh, type Client } from './client.ts';

export const loadWallet = async (client: Client) => toFresh(await client.call(assets.wallet, {}));

/** @param days how many days back, 1 to 90 */
export const loadIncomeSeries = async (client: Client, days: number) =>
  toFresh(await client.call(assets.incomeSeries, { days }));

export const loadWalletNotices = async (client: Client) => toFresh(await client.call(messages.walletNotice, {}));

/** Everything that ever moved. */
export const allRecords: RecordFilter = { type: recordGroups.all, from: '', to: '' };

/** @param pageSize at most 100 rows */
export const loadRecords = async (client: Client, filter: RecordFilter, pageNum: number, pageSize = defaultPageSize) =>
  toFresh(await client.call(records.records, { ...filter, pageNum, pageSize }));

/** What the settled records of a filter moved, by currency. */
export const loadRecordTotals = async (client: Client, filter: RecordFilter) =>
  toFresh(await client.call(records.recordTotals, { ...filter }));

export const loadRecord = async (client: Client, recordId: string) =>
  toFresh(await client.call(records.record, { recordId }));

export interface IncomeFilter {
  status: 'notReceived' | 'taken' | 'all';
  /** Of one order only. */
  orderId?: string;
}

/** @param pageSize at most 100 rows */
export const loadIncomes = async (client: Client, filter: IncomeFilter, pageNum: number, pageSize = defaultPageSize) =>
  toFresh(await client.call(income.incomes, { ...filter, pageNum, pageSize }));
