/** Tables of 0012-income.ts, 0042-days.ts and 0050-stated-earnings.ts. */
import type { ColumnType } from 'kysely';
import type { Currency } from '#domain/money.ts';
import type { IncomeStatus, RecordStatus, RecordType } from '#domain/wallet.ts';

export interface ClosedDaysTable {
  /** Start of the UTC day, ms. */
  day: number;
  through_entry: bigint;
  fees: bigint;
  to_promotion: bigint;
}

export interface ProductEarningsTable {
  product_id: string;
  day: number;
  earned: bigint;
  fee: bigint;
  /** By the orders that ran that day, for the part of it; null for days closed by older builds. */
  stated: bigint | null;
  entry_id: bigint | null;
}

export interface ProductClaimsTable {
  product_id: string;
  day: number;
  pool: bigint;
  claims: bigint;
}

export interface IncomesTable {
  id: string;
  order_id: string;
  member_id: string;
  product_id: string;
  day_index: number;
  due_at: number;
  stated: bigint;
  amount: bigint;
  status: IncomeStatus;
  arrives_at: number | null;
  due_entry: bigint | null;
  due_line: number | null;
  taken_entry: bigint | null;
  taken_line: number | null;
  arrived_entry: bigint | null;
  arrived_line: number | null;
}

export interface RecordsTable {
  id: string;
  member_id: string;
  type: RecordType;
  currency: Currency;
  /** Signed millionths. */
  amount: bigint;
  status: RecordStatus;
  is_settled: boolean;
  at: number;
  about: string;
  rule: string;
  source: string;
  source_name: ColumnType<string, string | undefined, string>;
  reason: ColumnType<string, string | undefined, string>;
  order_id: string | null;
}

/** A view of orders. */
export interface PurchaseRecordsView extends RecordsTable {
  order_id: string;
  product_id: string;
}

export interface RecordPostingsTable {
  record_id: string;
  entry_id: bigint;
  line: number;
}

export interface ReferralBonusesTable {
  invited_id: string;
  level: 'B' | 'C' | 'D';
  inviter_id: string;
  record_id: string;
}

/** Members whose first full day is over, and whose inviters are not rewarded yet. */
export interface FirstDaysTable {
  member_id: string;
  due_at: number;
}

export interface EarningsTables {
  first_days: FirstDaysTable;
  closed_days: ClosedDaysTable;
  product_earnings: ProductEarningsTable;
  product_claims: ProductClaimsTable;
  incomes: IncomesTable;
  records: RecordsTable;
  purchase_records: PurchaseRecordsView;
  record_postings: RecordPostingsTable;
  referral_bonuses: ReferralBonusesTable;
}
