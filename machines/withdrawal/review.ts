/** What is reviewed before a withdrawal, and the move that follows from it. Rule P8. */
import { parseEntry } from '#domain/amount-input.ts';
import { mapFresh } from '#domain/fresh-age.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { WithdrawalQuote } from '#domain/withdrawal.ts';
import type { SettlementInput } from '../settlement/settlement.machine.ts';
import type { WithdrawalEntries } from './terms.ts';

export interface WithdrawalReview extends WithdrawalEntries {
  quote: Fresh<WithdrawalQuote> | null;
  /** The terms that the quote took the place of, for the same amount and payee. */
  replaced: Fresh<WithdrawalQuote> | null;
}

/** What the member reviewed; the server refuses other terms. Amounts in millionths. */
export interface WithdrawalMove {
  quoteId: string;
  amount: bigint;
  fee: bigint;
  payeeId: string;
}

/** The withdrawal as the member confirmed it; one that went out earlier is settled as it was sent. */
export function moveOf({ terms, quote, isReachable }: WithdrawalReview): SettlementInput<WithdrawalMove> {
  if (!terms?.intent) throw new Error('a withdrawal needs its intent');
  if (terms.intent.sent) return { intent: terms.intent, move: null, isReachable };
  if (!quote) throw new Error('a withdrawal needs a quote');
  const { id, amount, fee, payeeId } = valueOf(quote);
  return { intent: terms.intent, move: { quoteId: id, amount, fee, payeeId }, isReachable };
}

/** What a quote is asked for with. */
export function askedOf({ way, terms, payeeId, entry }: WithdrawalReview) {
  const parsed = parseEntry(entry);
  if (!terms || parsed.kind !== 'amount') throw new Error('a quote needs an amount');
  return { way, amount: parsed.amount, payeeId };
}

/** Whether two quotes are for the same amount and payee. */
export function isSameAsked(one: Fresh<WithdrawalQuote>, other: Fresh<WithdrawalQuote>): boolean {
  const [first, second] = [valueOf(one), valueOf(other)];
  return first.amount === second.amount && first.payeeId === second.payeeId;
}

/** The terms under review, and those that they took the place of. */
export const reviewedIn = ({ quote, replaced }: WithdrawalReview) =>
  quote && mapFresh(quote, (terms) => ({ terms, before: replaced && valueOf(replaced) }));
