/** What an exchange is decided on: the rate, what it gives, and what stands in the way (product 10.1). */
import { parseEntry, type AmountEntry } from '#domain/amount-input.ts';
import { usdtFor, type ExchangeQuote } from '#domain/exchange.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { Intent } from '#domain/intent.ts';
import type { WalletSummary } from '#domain/wallet.ts';
import type { SettlementInput } from '../settlement/settlement.machine.ts';
import { termsProblems, type TermsProblem } from '../terms.ts';

/** What was typed before; kept on the device until it is exchanged. */
export interface ExchangeDraft {
  entry: AmountEntry;
}

/** What the member decides on, as the server last told it. */
export interface ExchangeDesk {
  wallet: Fresh<WalletSummary>;
  quote: Fresh<ExchangeQuote>;
  /** Null when this device can't keep one: then nothing can be exchanged here. */
  intent: Intent | null;
  draft: ExchangeDraft | null;
}

/** Rupees in millionths, at the quote's rate. */
export interface ExchangeTerms {
  rupees: bigint;
  rate: bigint;
  quotedAt: number;
}

export type ExchangeProblem = TermsProblem | 'storage' | 'amount' | 'balance' | 'tooSmall';

/** The member's entries on a desk. */
export interface ExchangeEntries {
  desk: ExchangeDesk | null;
  entry: AmountEntry;
  isReachable: boolean;
}

const hundredth = 10_000n;

/** What the member would get, in millionths of USDT; null while there is no amount to go by. */
export function yieldOf({ desk, entry }: ExchangeEntries): { rupees: bigint; usdt: bigint } | null {
  const parsed = parseEntry(entry);
  if (!desk || parsed.kind !== 'amount') return null;
  return { rupees: parsed.amount, usdt: usdtFor(parsed.amount, valueOf(desk.quote).rate) };
}

export function exchangeProblems(context: ExchangeEntries): ExchangeProblem[] {
  const { desk, isReachable } = context;
  const problems: ExchangeProblem[] = termsProblems(desk, isReachable);
  if (!desk?.intent) problems.push('storage');
  const parts = yieldOf(context);
  if (!desk || !parts || parts.rupees === 0n) problems.push('amount');
  else if (parts.rupees > valueOf(desk.wallet).inr) problems.push('balance');
  else if (parts.usdt < hundredth) problems.push('tooSmall');
  return problems;
}

/** The exchange as the member confirmed it; one that went out earlier is settled as it was sent. */
export function moveOf(context: ExchangeEntries): SettlementInput<ExchangeTerms> {
  const { desk, isReachable } = context;
  if (!desk?.intent) throw new Error('an exchange needs its intent');
  if (desk.intent.sent) return { intent: desk.intent, move: null, isReachable };
  const parts = yieldOf(context);
  if (!parts) throw new Error('an exchange needs an amount');
  const { rate, quotedAt } = valueOf(desk.quote);
  return { intent: desk.intent, move: { rupees: parts.rupees, rate, quotedAt }, isReachable };
}
