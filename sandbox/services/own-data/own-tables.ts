/**
 * Which tables hold what of a member, for the file that they can save of it (product 5.17). A table that refers to members
 * and is neither here nor among those that are left out fails `own-data.test.ts`.
 */
import { sql, type RawBuilder } from 'kysely';
import type { DataKind } from '#domain/own-data.ts';
import type { Database } from '#sandbox/db/tables.ts';

export interface OwnTable {
  kind: DataKind;
  table: keyof Database;
  /** Columns that stay here: secrets, digests, and what is told in another column. */
  without?: readonly string[];
  /** Rows of the member; by `member_id` where it is not given. */
  whose?: (memberId: string) => RawBuilder<boolean>;
  order: string;
}

const by =
  (column: string) =>
  (memberId: string): RawBuilder<boolean> =>
    sql`${sql.ref(column)} = ${memberId}`;

const ofMine =
  (column: string, table: string, order: string) =>
  (memberId: string): RawBuilder<boolean> =>
    sql`${sql.ref(column)} = any(array(
      select id from ${sql.table(table)} where member_id = ${memberId} order by ${sql.ref(order)}))`;

/** Entries and lines that a member's records and incomes are made of: all that ever moved their money. */
const myPostings = (memberId: string) => sql`
  select entry_id, line from record_postings join records on records.id = record_id where member_id = ${memberId}
  union select entry_id, line from orders join postings
    on to_account = 'order:' || orders.id || ':escrow' and rule in ('purchase', 'coupon')
    where member_id = ${memberId} and not is_trial
  union select due_entry, due_line from incomes where member_id = ${memberId}
  union select taken_entry, taken_line from incomes where member_id = ${memberId}
  union select arrived_entry, arrived_line from incomes where member_id = ${memberId}`;

export const ownTables: readonly OwnTable[] = [
  {
    kind: 'profile',
    table: 'members',
    whose: by('id'),
    // Who invited them is another member.
    without: ['password_hash', 'fund_password_hash', 'inviter_id', 'name_look', 'deleted_at'],
    order: 'id',
  },
  { kind: 'signIns', table: 'sessions', without: ['token_hash'], order: 'created_at' },
  { kind: 'signIns', table: 'known_devices', order: 'first_at' },
  { kind: 'signIns', table: 'passkeys', order: 'added_at' },
  { kind: 'signIns', table: 'contact_changes', order: 'expires_at' },
  { kind: 'signIns', table: 'push_subscriptions', without: ['token_hash', 'auth'], order: 'made_at' },
  { kind: 'signIns', table: 'fund_password_attempts', order: 'member_id' },
  { kind: 'words', table: 'posts', without: ['digest'], order: 'created_at' },
  { kind: 'words', table: 'comments', without: ['digest'], order: 'created_at' },
  { kind: 'words', table: 'post_likes', order: 'at' },
  { kind: 'words', table: 'removed_drafts', order: 'draft_id' },
  // Neither names another member.
  { kind: 'moderation', table: 'reports', without: ['author_id', 'subject_id'], order: 'at' },
  { kind: 'moderation', table: 'blocks', without: ['blocked_id'], order: 'at' },
  { kind: 'moderation', table: 'feedback', without: ['digest'], order: 'at' },
  { kind: 'moderation', table: 'feedback_pictures', whose: ofMine('feedback_id', 'feedback', 'at'), order: 'position' },
  { kind: 'messages', table: 'messages', order: 'created_at' },
  { kind: 'messages', table: 'bulletin_reads', order: 'read_at' },
  { kind: 'payees', table: 'payout_addresses', order: 'added_at' },
  { kind: 'payees', table: 'bank_accounts', order: 'added_at' },
  { kind: 'pictures', table: 'uploads', without: ['bytes'], order: 'at' },
  { kind: 'orders', table: 'orders', order: 'bought_at' },
  { kind: 'orders', table: 'incomes', order: 'due_at' },
  { kind: 'funds', table: 'recharges', order: 'created_at' },
  { kind: 'funds', table: 'payments', whose: ofMine('recharge_id', 'recharges', 'created_at'), order: 'lands_at' },
  { kind: 'funds', table: 'withdrawal_quotes', order: 'quoted_at' },
  { kind: 'funds', table: 'withdrawals', order: 'created_at' },
  { kind: 'funds', table: 'exchanges', order: 'at' },
  { kind: 'rewards', table: 'registration_credits', order: 'rule' },
  { kind: 'rewards', table: 'daily_rewards', order: 'at' },
  { kind: 'rewards', table: 'member_coupons', order: 'coupon_id' },
  { kind: 'rewards', table: 'redemptions', order: 'at' },
  { kind: 'rewards', table: 'group_joins', order: 'at' },
  { kind: 'rewards', table: 'referral_bonuses', without: ['invited_id'], whose: by('inviter_id'), order: 'record_id' },
  { kind: 'book', table: 'accounts', order: 'name' },
  {
    kind: 'book',
    table: 'entries',
    whose: (memberId) => sql`id in (select entry_id from (${myPostings(memberId)}) as mine)`,
    order: 'id',
  },
  {
    kind: 'book',
    table: 'postings',
    whose: (memberId) => sql`(entry_id, line) in (${myPostings(memberId)})`,
    order: 'entry_id',
  },
  { kind: 'book', table: 'records', order: 'at' },
  { kind: 'book', table: 'purchase_records', order: 'at' },
  { kind: 'book', table: 'intents', without: ['payload_hash'], order: 'at' },
];

/** Columns that refer to a member whose rows are not in the file, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  'blocks.blocked_id': 'who blocked a member is the secret of those who did',
  'first_days.member_id': 'a note of the jobs, gone once the bonus for the inviter is decided',
  'members.inviter_id': 'whom a member invited, and who invited them, are other members (decision 0034)',
  'passkey_challenges.holder': 'what a device signs once, within minutes',
  'referral_bonuses.invited_id': 'the bonus is the inviter’s',
  'reports.author_id': 'who reported a member is told to nobody',
};
