/** Balances, records and intents on the wire (product 11.1, 11.4, rule L4). */
import * as v from 'valibot';
import {
  type IncomeWay,
  recordStatuses,
  recordTypes,
  type MoneyRecord,
  type RecordDetail,
  type WalletSummary,
} from '#domain/wallet.ts';
import { amount, currency, rate, size } from './amount-wire.ts';
import { utcDay } from './utc-day.ts';
import { count, id, instant, ownFile, text } from './wire.ts';

const record = {
  recordId: id,
  type: v.picklist(recordTypes),
  /** Signed. */
  amount,
  currency,
  status: v.picklist(recordStatuses),
  time: instant,
  /** What it is about, for people. */
  description: text,
  /** Of the machine that it is about; empty where there is none. */
  image: ownFile,
};
const recordSchema = v.object(record);
const toRecord = (wire: v.InferOutput<typeof recordSchema>): MoneyRecord => ({
  id: wire.recordId,
  type: wire.type,
  amount: wire.amount,
  currency: wire.currency,
  status: wire.status,
  at: wire.time,
  about: wire.description,
  image: wire.image,
});

export const moneyRecord = v.pipe(recordSchema, v.transform(toRecord));

/** Of a daily income: what its machine had that day, and what it paid of it. */
const incomeWay = v.pipe(
  v.object({
    productId: id,
    day: utcDay,
    earned: size,
    fee: size,
    pool: size,
    paid: size,
    /** Not told by a server of before. */
    running: v.optional(v.boolean(), false),
    stated: size,
    arriveTime: v.nullable(instant),
  }),
  v.transform(({ arriveTime, running, ...wire }): IncomeWay => ({
    ...wire,
    isRunning: running,
    arrivesAt: arriveTime,
  })),
);

export const recordDetail = v.pipe(
  v.object({
    ...record,
    source: text,
    sourceName: text,
    rule: text,
    /** Why it is less than stated or was not credited; empty otherwise. */
    reason: text,
    orderId: v.nullable(id),
    rechargeId: v.nullable(id),
    withdrawalId: v.nullable(id),
    income: v.nullable(incomeWay),
    postings: v.array(v.object({ from: text, to: text, amount: size, currency, rule: text, entryId: id, at: instant })),
  }),
  v.transform((wire): RecordDetail => ({
    ...toRecord(wire),
    source: wire.source,
    sourceName: wire.sourceName,
    rule: wire.rule,
    reason: wire.reason,
    orderId: wire.orderId,
    rechargeId: wire.rechargeId,
    withdrawalId: wire.withdrawalId,
    income: wire.income,
    postings: wire.postings,
  })),
);

export const walletSummary = v.pipe(
  v.object({
    usdt: size,
    inr: size,
    escrow: size,
    escrowPromotion: size,
    due: size,
    dueCount: count,
    arriving: size,
    hold: size,
    holdInr: size,
    /** Rupees for one USDT. */
    rate,
    rateTime: instant,
  }),
  v.transform(({ rateTime, ...wire }): WalletSummary => ({ ...wire, rateAt: rateTime })),
);

export const intentOutcome = v.object({
  state: v.picklist(['done', 'refused', 'unknown']),
  /** The first answer's code and msg; 0 and empty for unknown. */
  code: count,
  msg: text,
  /** The first answer's data, to be read with the schema of the call that the intent belongs to. */
  data: v.unknown(),
});
