/** Products ("machines"): what they are (product 6.1) and the sums of their fact sheet (product 6.3, rule P6). */
import { wholeShare } from './basis-points.ts';
import { withdrawalFee } from './limits.ts';
import { shareUp } from './money.ts';

/** What can be done with it (product 6.2). Other numbers reach us as `plain`: no badge. */
export type ProductStatus = 'onSale' | 'soldOut' | 'preSale' | 'rush' | 'starred' | 'ending' | 'plain';

const statuses: Record<number, ProductStatus> = {
  1: 'onSale',
  3: 'soldOut',
  5: 'preSale',
  6: 'rush',
  7: 'starred',
  9: 'ending',
};

export const toProductStatus = (wire: number): ProductStatus => statuses[wire] ?? 'plain';

/** Terms of one product. Money in millionths of USDT, instants in ms. */
export interface ProductTerms {
  price: bigint;
  dayReturn: bigint;
  validDays: number;
}

export interface Product {
  id: string;
  name: string;
  image: string;
  status: ProductStatus;
  /** Pre-sale and rush open here; null where the status has no start. */
  startsAt: number | null;
  /** Status 9 ends here. */
  endsAt: number | null;
  /** Null while the product is starred: unpublished terms are not shown and can't be bought. */
  terms: ProductTerms | null;
  sold: number;
  stock: number;
  /** How many of it this member holds (`daotimes` on the wire). */
  held: number;
  /** Days on which every order of it got its full stated return, and days counted. */
  fullDays: number;
  countedDays: number;
}

/** One day of a product's revenue account. */
export interface EarningsDay {
  /** `yyyy-mm-dd` in UTC. */
  day: string;
  earned: bigint;
  paid: bigint;
  stated: bigint;
  /** What one order's share of it was, after the management fee; null where that is not known. */
  perOrder: bigint | null;
}

export interface ProductDetail extends Product {
  description: string;
  agreementVersion: string;
  /** Of an order that would begin when this was read, ms: its first income, and when its price comes back. */
  firstDueAt: number | null;
  priceBackAt: number | null;
  /** Oldest first, at most 30 days. */
  earnings: readonly EarningsDay[];
  escrow: bigint;
  revenue: bigint;
}

export interface Facts {
  gross: bigint;
  fee: bigint;
  net: bigint;
  /** First day on which income alone reaches the price after the withdrawal fee; null if it doesn't within the term. */
  breakEvenDay: number | null;
}

export function factsOf({ price, dayReturn, validDays }: ProductTerms): Facts {
  const gross = dayReturn * BigInt(validDays);
  const fee = shareUp(gross, withdrawalFee);
  const net = gross - fee;
  return { gross, fee, net, breakEvenDay: net < price || dayReturn === 0n ? null : daysUntil(price, dayReturn) };
}

/** How many days of income it takes until what is left after the withdrawal fee is `price`. */
function daysUntil(price: bigint, dayReturn: bigint): number {
  const keptOfDay = dayReturn * (wholeShare - withdrawalFee);
  return Number((price * wholeShare + keptOfDay - 1n) / keptOfDay);
}

/** Whether it can be rented, and otherwise why not (product 6.10). `closed`: for no reason that members are told. */
export type Standing = 'open' | 'notYet' | 'soldOut' | 'ended' | 'unpublished' | 'closed';

type Standable = Pick<Product, 'status' | 'startsAt' | 'endsAt' | 'terms' | 'sold' | 'stock'>;

/** Of a product at server time `now`. The sandbox decides by the same rule. */
export function standingOf({ status, startsAt, endsAt, terms, sold, stock }: Standable, now: number): Standing {
  if (!terms || status === 'starred') return 'unpublished';
  if (stock <= 0) return 'closed';
  if (sold >= stock) return 'soldOut';
  switch (status) {
    case 'onSale':
    case 'plain':
      return 'open';
    case 'rush':
      return startsAt !== null && startsAt <= now ? 'open' : 'notYet';
    case 'preSale':
      return 'notYet';
    case 'ending':
      return endsAt !== null && endsAt > now ? 'open' : 'ended';
    // The number says sold out, the pieces say that it isn't.
    case 'soldOut':
      return 'closed';
  }
}

/** Whether it can be bought at server time `now`. */
export const canBeBought = (product: Standable, now: number): boolean => standingOf(product, now) === 'open';
