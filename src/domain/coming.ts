/** What comes to a member, by day of their region (product 7.7). Money in millionths, instants in ms. */
import type { Currency } from './money.ts';

/**
 * `income`: stated for days of orders that run, to be collected then; `principal`: a price that comes back; `arrival`: income that was
 * collected; `cancelUntil`: the last moment at which a first order can be cancelled.
 */
export const comingKinds = ['income', 'principal', 'arrival', 'withdrawal', 'recharge', 'cancelUntil'] as const;
export type ComingKind = (typeof comingKinds)[number];

export interface Sum {
  currency: Currency;
  amount: bigint;
}

export interface Coming {
  /** The same for the same thing whenever it is asked for. */
  id: string;
  kind: ComingKind;
  at: number;
  /** The latest moment, where it is a time to come within. */
  until: number | null;
  /** Null: it is about no money. */
  money: Sum | null;
  /** Of which machine, or to which payee; empty: of none. */
  about: string;
  /** How many are in it. */
  count: number;
}

export interface ComingDay {
  /** `yyyy-mm-dd` of the region. */
  day: string;
  /** When withdrawals are open; null: not on this day. */
  hours: { from: number; to: number } | null;
  /** In their order. */
  list: readonly Coming[];
  /** What is planned to come in, by currency: all but withdrawals, which go out. */
  totals: readonly Sum[];
}

export interface ComingMonth {
  /** `yyyy-mm`; the first is the one of today, the last the last in which something is known to come. */
  month: string;
  firstMonth: string;
  lastMonth: string;
  /** When the day of today ends: the limits of a day begin again then. */
  dayEndsAt: number;
  days: readonly ComingDay[];
  /** The same as a calendar file (RFC 5545). */
  file: string;
}

/** By currency, in the order in which they come. */
export function sumsOf(sums: readonly Sum[]): Sum[] {
  const by = new Map<Currency, bigint>();
  for (const { currency, amount } of sums) by.set(currency, (by.get(currency) ?? 0n) + amount);
  return [...by].map(([currency, amount]) => ({ currency, amount }));
}
