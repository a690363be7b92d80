/** Tables of 0010-products.ts, 0011-book.ts and 0012-income.ts. */
import type { ColumnType } from 'kysely';
import type { Currency } from '#domain/money.ts';
import type { AccountKind } from '#sandbox/ledger/accounts.ts';
import type { EarningsTables } from './tables-income.ts';

/** Never changed once it is written. */
type Fixed<T> = ColumnType<T, T, never>;

export interface ProductsTable {
  id: string;
  position: number;
  name: string;
  image: string;
  description: string;
  status: number;
  starts_at: number | null;
  ends_at: number | null;
  price: bigint;
  day_return: bigint;
  valid_days: number;
  stock: number;
  sold: ColumnType<number, number | undefined, number>;
  agreement_version: string;
  /** Mean rental earnings in basis points of the stated return. */
  earnings_bias: number;
}

export interface CouponsTable {
  id: string;
  product_id: string;
  name: string;
  value: bigint;
  expires_at: number;
  /** That members can collect; 0: given by hand. */
  pieces: ColumnType<number, number | undefined, number>;
  taken: ColumnType<number, number | undefined, number>;
}

export interface MemberCouponsTable {
  coupon_id: string;
  member_id: string;
  /** The order that it paid for; null while unused. */
  order_id: string | null;
  /** Null: given by hand. */
  received_at: ColumnType<number | null, number | undefined, never>;
  is_expiry_told: ColumnType<boolean, undefined, boolean>;
}

export interface OrdersTable {
  id: Fixed<string>;
  member_id: Fixed<string>;
  product_id: Fixed<string>;
  price: Fixed<bigint>;
  coupon_part: Fixed<bigint>;
  promotion_part: Fixed<bigint>;
  day_return: Fixed<bigint>;
  valid_days: Fixed<number>;
  bought_at: Fixed<number>;
  expires_at: Fixed<number>;
  is_trial: Fixed<boolean>;
  /** The first that its member bought. */
  is_first: ColumnType<boolean, boolean | undefined, never>;
  status: ColumnType<'valid' | 'expired' | 'cancelled', undefined, 'expired' | 'cancelled'>;
  returned_at: ColumnType<number | null, undefined, number>;
  next_day: ColumnType<number, undefined, number>;
  next_due_at: number | null;
}

export interface AccountsTable {
  name: Fixed<string>;
  currency: Fixed<Currency>;
  kind: Fixed<AccountKind>;
  member_id: Fixed<string | null>;
  order_id: Fixed<string | null>;
  product_id: Fixed<string | null>;
  /** Written by the database with each posting. */
  balance: ColumnType<bigint, never, never>;
}

export interface EdgesTable {
  rule: Fixed<string>;
  from_kind: Fixed<string>;
  to_kind: Fixed<string>;
  /** Null: either. */
  currency: Fixed<Currency | null>;
}

export interface IntentsTable {
  id: Fixed<string>;
  member_id: Fixed<string>;
  call: Fixed<string>;
  payload_hash: Fixed<string>;
  state: Fixed<'done' | 'refused'>;
  code: Fixed<number>;
  msg: Fixed<string>;
  data: ColumnType<unknown, string | null, never>;
  at: Fixed<number>;
}

export interface EntriesTable {
  id: Fixed<bigint>;
  kind: Fixed<string>;
  intent_id: Fixed<string | null>;
  member_id: Fixed<string | null>;
  at: Fixed<number>;
  lines: Fixed<number>;
  previous_hash: Fixed<string>;
  hash: Fixed<string>;
}

export interface PostingsTable {
  entry_id: Fixed<bigint>;
  line: Fixed<number>;
  rule: Fixed<string>;
  from_account: Fixed<string>;
  to_account: Fixed<string>;
  currency: Fixed<Currency>;
  amount: Fixed<bigint>;
}

export interface BookHeadTable {
  id: Fixed<number>;
  entry_id: ColumnType<bigint, never, never>;
  hash: ColumnType<string, never, never>;
  at: ColumnType<number, never, never>;
  open_lines: ColumnType<number, never, never>;
  first_open: ColumnType<bigint, never, never>;
}

export interface BookTables extends EarningsTables {
  products: ProductsTable;
  coupons: CouponsTable;
  member_coupons: MemberCouponsTable;
  orders: OrdersTable;
  accounts: AccountsTable;
  edges: EdgesTable;
  intents: IntentsTable;
  entries: EntriesTable;
  postings: PostingsTable;
  book_head: BookHeadTable;
}
