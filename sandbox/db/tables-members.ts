/** Tables of 0001-members.ts, with the columns that 0020-funds.ts adds. */
import type { ColumnType } from 'kysely';

export interface MembersTable {
  id: string;
  /** ISO 3166 alpha-2; with `phone` it names the member at sign-in. */
  country: string;
  phone: string;
  name: string;
  avatar: string;
  /** Null: this member can't sign in. */
  password_hash: string | null;
  /** `timezoneType`, see #domain/time.ts. */
  region: number;
  vip_level: number;
  invite_code: string;
  inviter_id: string | null;
  created_at: number;
  /** Null: none is known. */
  email: ColumnType<string | null, string | null | undefined, string | null>;
  fund_password_hash: ColumnType<string | null, string | null | undefined, string>;
  withdrawals_rest_until: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface SettingsTable {
  key: string;
  value: string;
}

export interface MemberTables {
  members: MembersTable;
  settings: SettingsTable;
}
