/** What is kept about a member, in the groups in which they see it (product 5.17), and what deleting the account takes (5.18). */
import type { Sums } from './owed.ts';

export const dataKinds = [
  'profile',
  'signIns',
  'words',
  'moderation',
  'messages',
  'payees',
  'pictures',
  'orders',
  'funds',
  'rewards',
  'book',
] as const;
export type DataKind = (typeof dataKinds)[number];

export interface OwnData {
  /** In the order of `dataKinds`. */
  kinds: readonly { kind: DataKind; count: number }[];
}

/** The file: its text is JSON. */
export interface OwnDataFile {
  /** When it was written, ms. */
  at: number;
  text: string;
}

/** What deleting the account takes now. Amounts in millionths. */
export interface DeletionTerms {
  /** All that is given up: what can be used, with what comes back from orders and withdrawals first. */
  given: Sums;
  /** Of it: what can be used now, income that hasn't arrived, prices of orders, and withdrawals that can be cancelled. */
  balance: Sums;
  income: bigint;
  prices: bigint;
  held: Sums;
  /** Withdrawals that are being processed are paid out. */
  paidOut: Sums;
  /** Orders that end. */
  orders: number;
  posts: number;
  comments: number;
}
