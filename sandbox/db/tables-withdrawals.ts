/** Tables of 0022-withdrawals.ts and 0053-cancelled-withdrawals.ts. All times are the sandbox clock's, ms. */
import type { ColumnType } from 'kysely';
import type { Currency } from '#domain/money.ts';
import type { WithdrawalStatus } from '#domain/withdrawal.ts';

interface TermsColumns {
  id: string;
  member_id: string;
  currency: Currency;
  amount: bigint;
  fee: bigint;
  /** The whole address, or bank, account and name, as it was when the member looked. */
  payee: string;
  arrives_from: number;
  arrives_to: number;
}

export interface WithdrawalQuotesTable extends TermsColumns {
  payee_id: string;
  quoted_at: number;
  expires_at: number;
  /** When the fund password was given for it; null before. */
  authorised_at: ColumnType<number | null, undefined, number | null>;
}

export interface WithdrawalsTable extends TermsColumns {
  quote_id: string;
  status: ColumnType<WithdrawalStatus, undefined, WithdrawalStatus>;
  created_at: number;
  processing_at: number;
  /** When it arrives or fails. */
  ends_at: number;
  /** Why it is going to fail or has failed; empty for one that arrives. */
  failure: string;
  ended_at: ColumnType<number | null, undefined, number>;
  hold_entry: bigint;
  end_entry: ColumnType<bigint | null, undefined, bigint>;
}

export interface WithdrawalTables {
  withdrawal_quotes: WithdrawalQuotesTable;
  withdrawals: WithdrawalsTable;
}
