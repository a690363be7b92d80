/** What incomes of a span of days come to. USDT millionths. */
import type { IncomePoint } from './wallet.ts';

export interface Earned {
  paid: bigint;
  stated: bigint;
  /** What was missing on the days that fell short. */
  shortfall: bigint;
  /** Days on which something fell due, and those of them that were not paid in full. */
  dueDays: number;
  shortDays: number;
  /** Whole percent of what was stated, rounded down; null where nothing fell due. */
  share: bigint | null;
}

export function earnedOf(points: readonly IncomePoint[]): Earned {
  const due = points.filter(({ stated }) => stated > 0n);
  const short = due.filter(({ paid, stated }) => paid < stated);
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
  const paid = sum(due.map((point) => point.paid));
  const stated = sum(due.map((point) => point.stated));
  return {
    paid,
    stated,
    shortfall: sum(short.map((point) => point.stated - point.paid)),
    dueDays: due.length,
    shortDays: short.length,
    share: stated > 0n ? (paid * 100n) / stated : null,
  };
}
