/** What is reviewed before a withdrawal, and the move that follows from it. Rule P8. */
import { parseEntry } from '#domain/amount-input.ts';
import { mapFresh } from '#domain/fresh-age.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { WithdrawalQuote } from '#domain/withdrawal.ts';
import type { WithdrawalEntries } from './terms.ts';

export interface QuoteReview {
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

/** As the member confirmed it. */
export function moveOf({ quote }: QuoteReview): WithdrawalMove {
  if (!quote) throw new Error('a withdrawal needs a quote');
  const { id, amount, fee, payeeId } = valueOf(quote);
  return { quoteId: id, amount, fee, payeeId };
}

/** What a quote is asked for with. */
export function askedOf({ subject: way, terms, payeeId, entry }: WithdrawalEntries) {
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
export const reviewedIn = ({ quote, replaced }: QuoteReview) =>
  quote && mapFresh(quote, (terms) => ({ terms, before: replaced && valueOf(replaced) }));
