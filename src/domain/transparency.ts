/** The figures that everybody may see (rule P6). Money in millionths, instants in ms. */
import type { PublishedRoot } from './merkle-sum.ts';
import type { Sums } from './owed.ts';

/** Of one product, or of all. USDT. */
export interface ProductFigures {
  stock: number;
  /** Orders ever paid for. */
  sold: number;
  /** Orders whose price is in escrow. */
  running: number;
  escrow: bigint;
  /** What renters paid. */
  earned: bigint;
  /** The management fee on it. */
  fee: bigint;
  /** Income that fell due to orders. */
  paid: bigint;
  /** What was stated and could not be paid: moved by nobody, filled by nobody. */
  shortfall: bigint;
  /** Earned, and neither charged nor paid out yet. */
  revenue: bigint;
  /** Closed days on which something fell due, one for each product; and those on which all of it was paid. */
  daysDue: number;
  daysInFull: number;
}

export interface OpenProduct extends ProductFigures {
  id: string;
  name: string;
}

/** What one rule took out of the promotion budget, or put into it. USDT. */
export interface BudgetMove {
  rule: string;
  amount: bigint;
  count: number;
}

export interface PromotionBudget {
  balance: bigint;
  in: readonly BudgetMove[];
  out: readonly BudgetMove[];
}

/** What came into Dayrent and left it, and what it charged. */
export interface OutsideFigures {
  recharged: Sums;
  /** Paid out, after fees. */
  withdrawn: Sums;
  withdrawalFees: Sums;
  /** Held by members who deleted their accounts, and given up. */
  forfeited: Sums;
  /** USDT. */
  managementFees: bigint;
  /** Rupees that members gave to the exchange, and the USDT that they got for them. */
  sold: bigint;
  bought: bigint;
}

export interface Transparency {
  /** The last entry of the book that is counted, its hash, and when this was computed. */
  entryId: string;
  bookHash: string;
  at: number;
  /** The Merkle sum tree over what members hold at that entry. */
  published: PublishedRoot;
  total: ProductFigures;
  products: readonly OpenProduct[];
  promotion: PromotionBudget;
  outside: OutsideFigures;
}

/** One day of all products, or of one. */
export interface OpenDay {
  /** `yyyy-mm-dd` in UTC. */
  day: string;
  earned: bigint;
  paid: bigint;
  stated: bigint;
}

/** Days paid in full of those on which something fell due, in whole percent, rounded down; null where there are none. */
export const shareOf = ({ daysDue, daysInFull }: ProductFigures): number | null =>
  daysDue === 0 ? null : Math.floor((100 * daysInFull) / daysDue);
