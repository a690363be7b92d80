/** What a recharge is requested with, and what stands in its way (product 8.1). */
import { parseEntry, type AmountEntry } from '#domain/amount-input.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { Intent } from '#domain/intent.ts';
import { rechargeMaximum } from '#domain/limits.ts';
import type { RechargeMethod, RechargeOptions } from '#domain/recharge.ts';
import { termsProblems, type TermsProblem } from '../terms.ts';

/** What was typed before; kept on the device until the recharge is asked for. */
export interface RechargeDraft {
  channelId: string;
  entry: AmountEntry;
}

/** What the member decides on, as the server last told it. */
export interface RechargeDesk {
  options: Fresh<RechargeOptions>;
  /** Null when this device can't keep one: then nothing can be asked for here. */
  intent: Intent | null;
  draft: RechargeDraft | null;
}

/** The member's order, as it is sent. Millionths of the method's currency. */
export interface RechargeOrder {
  method: RechargeMethod;
  channelId: string;
  amount: bigint;
}

/** The member's entries on a desk. */
export interface RechargeEntries {
  method: RechargeMethod;
  desk: RechargeDesk | null;
  /** Empty: none yet, and always for USDT. */
  channelId: string;
  entry: AmountEntry;
  isReachable: boolean;
}

export type RechargeProblem = TermsProblem | 'storage' | 'channel' | 'amount' | 'minimum' | 'maximum';

/** The least that can be paid in: the channel's for cash, the sandbox's for USDT; null while no channel is chosen. */
export function minimumOf({ method, desk, channelId }: RechargeEntries): bigint | null {
  if (!desk) return null;
  const { usdtMinimum, channels } = valueOf(desk.options);
  if (method === 'usdt') return usdtMinimum;
  return channels.find(({ id }) => id === channelId)?.minimum ?? null;
}

export function rechargeProblems(entries: RechargeEntries): RechargeProblem[] {
  const problems: RechargeProblem[] = termsProblems(entries.desk, entries.isReachable);
  if (!entries.desk?.intent) problems.push('storage');
  const minimum = minimumOf(entries);
  if (minimum === null) problems.push('channel');
  const parsed = parseEntry(entries.entry);
  if (parsed.kind !== 'amount' || parsed.amount === 0n) problems.push('amount');
  else if (minimum !== null && parsed.amount < minimum) problems.push('minimum');
  else if (parsed.amount > rechargeMaximum) problems.push('maximum');
  return problems;
}
