/** Tables of 0021-recharges.ts. All times are the sandbox clock's, ms; money and rates in millionths. */
import type { ColumnType } from 'kysely';
import type { Currency } from '#domain/money.ts';
import type { RechargeMethod } from '#domain/recharge.ts';

/** Never changed once it is written. */
type Fixed<T> = ColumnType<T, T, never>;

export interface RechargesTable {
  id: Fixed<string>;
  member_id: Fixed<string>;
  method: Fixed<RechargeMethod>;
  currency: Fixed<Currency>;
  /** Of a cash one; empty for USDT. */
  channel_name: Fixed<string>;
  /** Of a USDT one; empty for cash. */
  address: Fixed<string>;
  /** Of a cash one; empty for USDT. */
  reference: Fixed<string>;
  /** What was asked for. */
  amount: Fixed<bigint>;
  created_at: Fixed<number>;
  expires_at: Fixed<number>;
  /** When the next payment lands or is confirmed, or the recharge expires; null: nothing is to come. */
  next_due_at: number | null;
}

export interface PaymentsTable {
  id: Fixed<string>;
  recharge_id: Fixed<string>;
  amount: Fixed<bigint>;
  /** To come while the sandbox has yet to pay. */
  lands_at: Fixed<number>;
  /** When it has all its confirmations. */
  confirms_at: Fixed<number>;
  entry_id: ColumnType<bigint | null, undefined, bigint>;
  credited_at: ColumnType<number | null, undefined, number>;
}

export interface RatesTable {
  /** In the order in which they were set. */
  id: ColumnType<bigint, never, never>;
  /** From when on it holds. */
  at: Fixed<number>;
  /** Rupees for one USDT. */
  rate: Fixed<bigint>;
}

export interface ExchangesTable {
  id: Fixed<string>;
  member_id: Fixed<string>;
  rupees: Fixed<bigint>;
  usdt: Fixed<bigint>;
  rate: Fixed<bigint>;
  quoted_at: Fixed<number>;
  at: Fixed<number>;
  entry_id: Fixed<bigint>;
}

export interface RedeemCodesTable {
  code: Fixed<string>;
  name: Fixed<string>;
  /** USDT that one piece is worth. */
  amount: Fixed<bigint>;
  pieces: Fixed<number>;
  taken: ColumnType<number, number | undefined, number>;
  expires_at: Fixed<number>;
}

export interface RedemptionsTable {
  code: Fixed<string>;
  member_id: Fixed<string>;
  at: Fixed<number>;
  entry_id: Fixed<bigint>;
}

export interface RechargeTables {
  recharges: RechargesTable;
  payments: PaymentsTable;
  rates: RatesTable;
  exchanges: ExchangesTable;
  redeem_codes: RedeemCodesTable;
  redemptions: RedemptionsTable;
}
