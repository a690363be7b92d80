/** Tables of 0001-members.ts, with the columns of 0020-funds.ts, of 0023-accounts.ts, of 0035-limits.ts 0052-regions.ts and of 0060-deleted-members.ts. */
import type { ColumnType, Generated } from 'kysely';
import type { WelcomeReason, WelcomeRule } from '#domain/registration.ts';

export interface MembersTable {
  id: string;
  /** ISO 3166 alpha-2; with `phone` it names the member at sign-in. */
  country: string;
  /** In its one form (#domain/phone-number.ts); null: registered by e-mail. */
  phone: string | null;
  name: string;
  avatar: string;
  /** Null: this member can't sign in. */
  password_hash: string | null;
  /** See #domain/regions.ts. */
  region: number;
  /** When they moved there, ms; 0: with their account. */
  region_since: ColumnType<number, number | undefined, number>;
  vip_level: number;
  invite_code: string;
  inviter_id: string | null;
  created_at: number;
  /** In its one form; null: none is known. */
  email: ColumnType<string | null, string | null | undefined, string | null>;
  fund_password_hash: ColumnType<string | null, string | null | undefined, string | null>;
  withdrawals_rest_until: ColumnType<number | null, number | null | undefined, number | null>;
  /** How the name looks (services/members/look-alikes.ts). */
  name_look: ColumnType<string, string | undefined, string>;
  /** When they deleted their account: the row is a pseudonym since, and never changes again. */
  deleted_at: ColumnType<number | null, undefined, number>;
}

/** What promotion gave a new member, or why it did not. */
export interface RegistrationCreditsTable {
  member_id: string;
  rule: WelcomeRule;
  amount: bigint;
  product_id: string | null;
  order_id: string | null;
  /** Empty: credited. */
  reason: WelcomeReason | '';
  entry_id: bigint | null;
}

export interface SettingsTable {
  key: string;
  value: string;
}

/** One row: which demo this is, and its clock. */
export interface WorldTable {
  id: number;
  epoch: string;
  /** Of the clock. */
  changes: bigint;
  clock_offset: number;
  clock_standing: number | null;
  /** ms: no order is dated earlier from now on, since its day is being closed. */
  orders_from: ColumnType<number, number | undefined, number>;
}

/** What goes wrong next, by order of the panel. */
export interface FaultsTable {
  id: Generated<bigint>;
  path: string;
  fault: string;
  times: number;
  ms: number;
}

export interface MemberTables {
  faults: FaultsTable;
  world: WorldTable;
  members: MembersTable;
  settings: SettingsTable;
  registration_credits: RegistrationCreditsTable;
}
