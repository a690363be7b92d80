/** What a withdrawal is decided on: what stands in its way, and what the member enters (product 9.1, 9.2, rule P8). */
import { parseEntry, type AmountEntry } from '#domain/amount-input.ts';
import type { Drafts } from '#domain/drafts.ts';
import { mapFresh } from '#domain/fresh-age.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { smaller } from '#domain/money.ts';
import type { PayeeChoice } from '#domain/payee.ts';
import type { WalletSummary } from '#domain/wallet.ts';
import {
  obstaclesOf,
  type WayTerms,
  type Withdrawal,
  type WithdrawalObstacle,
  type WithdrawalOptions,
  type WithdrawalStanding,
  type WithdrawalWay,
} from '#domain/withdrawal.ts';
import { moneyProblems, type MoneyContext, type MoneyProblem, type MoneyTerms } from '../settlement/money-flow.ts';

/** As the server last told it. */
export interface WithdrawalTerms extends MoneyTerms {
  options: Fresh<WithdrawalOptions>;
  wallet: Fresh<WalletSummary>;
  payees: Fresh<readonly PayeeChoice[]>;
  draft: Drafts['withdrawal'] | null;
}

/** What the member chose and typed. */
export interface WithdrawalChoice {
  /** Empty: none. */
  payeeId: string;
  entry: AmountEntry;
}

export type WithdrawalEntries = MoneyContext<WithdrawalTerms, Withdrawal, WithdrawalWay> & WithdrawalChoice;

export type WithdrawalProblem = MoneyProblem | 'payee' | 'amount' | 'minimum' | 'limit' | 'balance' | 'password';

/** @returns what can be used of the way's currency, in millionths */
const availableIn = (way: WithdrawalWay, terms: WithdrawalTerms): bigint => {
  const { usdt, inr } = valueOf(terms.wallet);
  return way === 'usdt' ? usdt : inr;
};

const wayTermsOf = (way: WithdrawalWay, terms: WithdrawalTerms): WayTerms => valueOf(terms.options)[way];

/** What is allowed and what is there, as old as the older of the two. */
export function standingIn(way: WithdrawalWay, terms: WithdrawalTerms): Fresh<WithdrawalStanding> {
  const older: Fresh<unknown> = terms.wallet.at < terms.options.at ? terms.wallet : terms.options;
  return mapFresh(older, () => ({ options: valueOf(terms.options), available: availableIn(way, terms) }));
}

/** The most that can be withdrawn now, to the millionth. */
export const mostOf = (way: WithdrawalWay, terms: WithdrawalTerms): bigint =>
  smaller(availableIn(way, terms), wayTermsOf(way, terms).left);

/** One can confirm in place of the fund password. */
export const hasPasskeyIn = (terms: WithdrawalTerms | null): boolean =>
  terms !== null && valueOf(terms.options).hasPasskey;

export const obstaclesIn = (way: WithdrawalWay, terms: WithdrawalTerms): WithdrawalObstacle[] =>
  obstaclesOf(valueOf(terms.options), way, availableIn(way, terms));

export const payeeOf = ({ terms, payeeId }: WithdrawalEntries): PayeeChoice | undefined =>
  terms ? valueOf(terms.payees).find(({ id }) => id === payeeId) : undefined;

/** @returns the one that was chosen, while it is there; else an only one, else none */
export function chosenPayee({ payees }: WithdrawalTerms, payeeId: string): string {
  const saved = valueOf(payees);
  if (saved.some(({ id }) => id === payeeId)) return payeeId;
  const [only, ...others] = saved;
  return only && others.length === 0 ? only.id : '';
}

export function withdrawalProblems(entries: WithdrawalEntries): WithdrawalProblem[] {
  const { subject: way, terms } = entries;
  const problems: WithdrawalProblem[] = moneyProblems(entries);
  if (!payeeOf(entries)) problems.push('payee');
  const parsed = parseEntry(entries.entry);
  if (!terms || parsed.kind !== 'amount' || parsed.amount === 0n) return [...problems, 'amount'];
  const { minimum, left } = wayTermsOf(way, terms);
  if (parsed.amount < minimum) problems.push('minimum');
  else if (parsed.amount > availableIn(way, terms)) problems.push('balance');
  else if (parsed.amount > left) problems.push('limit');
  return problems;
}
