/** What a recharge is requested with, and what stands in its way (product 8.1). */
import { exactAmount, parseEntry, type AmountEntry } from '#domain/amount-input.ts';
import type { Drafts } from '#domain/drafts.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { rechargeMaximum } from '#domain/limits.ts';
import type { Recharge, RechargeMethod, RechargeOptions } from '#domain/recharge.ts';
import { moneyProblems, type MoneyContext, type MoneyProblem, type MoneyTerms } from '../settlement/money-flow.ts';

/** What the member decides on, as the server last told it. */
export interface RechargeTerms extends MoneyTerms {
  options: Fresh<RechargeOptions>;
  draft: Drafts['recharge'] | null;
}

/** The member's order, as it is sent. Millionths of the method's currency. */
export interface RechargeOrder {
  method: RechargeMethod;
  channelId: string;
  amount: bigint;
}

/** What the member chose and typed. */
export interface RechargeChoice {
  /** Empty: none yet, and always for USDT. */
  channelId: string;
  entry: AmountEntry;
}

type RechargeContext = MoneyContext<RechargeTerms, Recharge, RechargeMethod> & RechargeChoice;

export type RechargeProblem = MoneyProblem | 'channel' | 'amount' | 'minimum' | 'maximum';

/** The least that can be paid in: the channel's for cash, the sandbox's for USDT; null while no channel is chosen. */
export function minimumOf({ subject: method, terms, channelId }: RechargeContext): bigint | null {
  if (!terms) return null;
  const { usdtMinimum, channels } = valueOf(terms.options);
  if (method === 'usdt') return usdtMinimum;
  return channels.find(({ id }) => id === channelId)?.minimum ?? null;
}

/** What was filled in, as it is missing for something else, is at least what can be recharged; what was typed stands as it is. */
export const atLeast = (minimum: bigint, entry: AmountEntry): AmountEntry =>
  entry.exact !== null && entry.exact < minimum ? exactAmount(minimum) : entry;

export function rechargeProblems(context: RechargeContext): RechargeProblem[] {
  const problems: RechargeProblem[] = moneyProblems(context);
  const minimum = minimumOf(context);
  if (minimum === null) problems.push('channel');
  const parsed = parseEntry(context.entry);
  if (parsed.kind !== 'amount' || parsed.amount === 0n) problems.push('amount');
  else if (minimum !== null && parsed.amount < minimum) problems.push('minimum');
  else if (parsed.amount > rechargeMaximum) problems.push('maximum');
  return problems;
}

/** As the member confirmed it. */
export function orderOf({ subject: method, channelId, entry }: RechargeContext): RechargeOrder {
  const parsed = parseEntry(entry);
  if (parsed.kind !== 'amount') throw new Error('a recharge needs an amount');
  return { method, channelId, amount: parsed.amount };
}
