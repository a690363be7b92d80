/** What an exchange is decided on: the rate, what it gives, and what stands in the way (product 10.1). */
import { parseEntry, type AmountEntry } from '#domain/amount-input.ts';
import type { Drafts } from '#domain/drafts.ts';
import { usdtFor, type ExchangeQuote, type ExchangeReceipt } from '#domain/exchange.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { WalletSummary } from '#domain/wallet.ts';
import { moneyProblems, type MoneyContext, type MoneyProblem, type MoneyTerms } from '../settlement/money-flow.ts';

/** What the member decides on, as the server last told it. */
export interface ExchangeTerms extends MoneyTerms {
  wallet: Fresh<WalletSummary>;
  quote: Fresh<ExchangeQuote>;
  draft: Drafts['exchange'] | null;
}

/** Rupees in millionths, at the quote's rate. */
export interface ExchangeMove {
  rupees: bigint;
  rate: bigint;
  quotedAt: number;
}

export type ExchangeProblem = MoneyProblem | 'amount' | 'balance' | 'tooSmall';

type ExchangeContext = MoneyContext<ExchangeTerms, ExchangeReceipt> & { entry: AmountEntry };

const hundredth = 10_000n;

/** What the member would get, in millionths of USDT; null while there is no amount to go by. */
export function yieldOf({ terms, entry }: ExchangeContext): { rupees: bigint; usdt: bigint } | null {
  const parsed = parseEntry(entry);
  if (!terms || parsed.kind !== 'amount') return null;
  return { rupees: parsed.amount, usdt: usdtFor(parsed.amount, valueOf(terms.quote).rate) };
}

export function exchangeProblems(context: ExchangeContext): ExchangeProblem[] {
  const { terms } = context;
  const problems: ExchangeProblem[] = moneyProblems(context);
  const parts = yieldOf(context);
  if (!terms || !parts || parts.rupees === 0n) problems.push('amount');
  else if (parts.rupees > valueOf(terms.wallet).inr) problems.push('balance');
  else if (parts.usdt < hundredth) problems.push('tooSmall');
  return problems;
}

/** As the member confirmed it. */
export function moveOf(context: ExchangeContext): ExchangeMove {
  const { terms } = context;
  const parts = yieldOf(context);
  if (!terms || !parts) throw new Error('an exchange needs an amount');
  const { rate, quotedAt } = valueOf(terms.quote);
  return { rupees: parts.rupees, rate, quotedAt };
}
