/** Tables of 0020-funds.ts, and 0056-payee-labels.ts. All times are the sandbox clock's, ms. */
import type { ColumnType, Generated } from 'kysely';

export interface PayoutAddressesTable {
  id: string;
  member_id: string;
  currency: string;
  chain: string;
  address: string;
  added_at: number;
  /** What the member calls it; empty: nothing. */
  label: Generated<string>;
  /** The last withdrawal to it. */
  used_at: number | null;
  removed_at: number | null;
}

export interface BankAccountsTable {
  id: string;
  member_id: string;
  bank: string;
  payee: string;
  account: string;
  real_name: string;
  ifsc: string;
  added_at: number;
  /** What the member calls it; empty: nothing. */
  label: Generated<string>;
  used_at: number | null;
  removed_at: number | null;
}

export interface VerificationCodesTable {
  /** Phone or e-mail address; only the last code of each purpose is kept. */
  recipient: string;
  purpose: string;
  code: string;
  sent_at: number;
  expires_at: number;
  /** Wrong ones so far. */
  tries: ColumnType<number, number | undefined, number>;
  used_at: ColumnType<number | null, number | null | undefined, number | null>;
  /** Of an account that does not exist: sent to nobody, and never right. */
  is_decoy: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface FundPasswordAttemptsTable {
  member_id: string;
  failures: number;
  blocked_until: number;
}

export interface FundTables {
  payout_addresses: PayoutAddressesTable;
  bank_accounts: BankAccountsTable;
  verification_codes: VerificationCodesTable;
  fund_password_attempts: FundPasswordAttemptsTable;
}
