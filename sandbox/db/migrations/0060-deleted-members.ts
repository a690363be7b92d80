/**
 * Members delete their accounts (product 5.18): the row stays as a pseudonym for the book's sake, says nothing, and nothing is
 * written for it any more. What it held goes to an account of its own, which nothing leads out of.
 */
import { sql, type Kysely } from 'kysely';
import type { Database } from '../tables.ts';
import { runStatements, type Migration } from '../migration.ts';

/** A statement that comes while its member is deleted waits, and then finds nobody. */
const refuseDeleted = `create function refuse_deleted() returns trigger language plpgsql as $$
declare
  gone double precision;
begin
  execute format('select deleted_at from members where id = ($1).%I for key share', tg_argv[0]) into gone using new;
  if gone is not null then raise exception 'this member was deleted' using errcode = tg_argv[1]; end if;
  return new;
end $$`;

const keepDeleted = `create function keep_deleted() returns trigger language plpgsql as $$
begin
  if old.deleted_at is not null then raise exception 'this member was deleted' using errcode = 'DR003'; end if;
  return new;
end $$`;

/** What was answered to a member who is gone may be forgotten, that it was answered may not. */
const guardIntent = `create function guard_intent() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.payload_hash = '' and new.msg = ''
    and (new.data is null or (new.data::jsonb - 'credited') = '{}')
    and (new.id, new.member_id, new.call, new.state, new.code, new.at)
      = (old.id, old.member_id, old.call, old.state, old.code, old.at)
    and exists (select from members where id = old.member_id and deleted_at is not null) then
    return new;
  end if;
  raise exception 'the book is append-only: % on % refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$`;

/** What could be written of a member (DR003), or by others about them (DR004), by a call that was on its way. */
const closed: readonly (readonly [table: string, column: string, refusal: 'DR003' | 'DR004'])[] = [
  ...[
    'sessions',
    'known_devices',
    'passkeys',
    'fund_password_attempts',
    'messages',
    'bulletin_reads',
    'posts',
    'comments',
    'post_likes',
    'reports',
    'blocks',
    'feedback',
    'uploads',
    'payout_addresses',
    'bank_accounts',
    'withdrawal_quotes',
    'member_coupons',
    'intents',
  ].map((table) => [table, 'member_id', 'DR003'] as const),
  ['reports', 'author_id', 'DR004'],
  ['blocks', 'blocked_id', 'DR004'],
];

/** Named by its place among others: found by what it says. */
async function dropCheck(db: Kysely<Database>, table: string, says: string): Promise<void> {
  await sql
    .raw(
      `do $$ declare unnamed text; begin
        select conname into strict unnamed from pg_constraint
          where conrelid = '${table}'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%${says}%';
        execute format('alter table ${table} drop constraint %I', unnamed);
      end $$`,
    )
    .execute(db);
}

export const migration: Migration = {
  name: '0060-deleted-members',
  async up(db) {
    await dropCheck(db, 'members', 'COALESCE(phone, email)');
    await runStatements(db, [
      'alter table members add column deleted_at double precision',
      `alter table members add constraint members_can_be_named
        check ((coalesce(phone, email) is null) = (deleted_at is not null))`,
      // A deleted member can be neither found nor signed in as.
      `alter table members add constraint members_deleted_whole check (deleted_at is null or
        country = '' and name = '' and avatar = '' and name_look = '' and region = 0
        and password_hash is null and fund_password_hash is null)`,
      refuseDeleted,
      keepDeleted,
      'create trigger members_stay_deleted before update on members for each row execute function keep_deleted()',
      ...closed.map(
        ([table, column, refusal]) => `create trigger ${table}_of_nobody_${column} before insert on ${table}
          for each row execute function refuse_deleted('${column}', '${refusal}')`,
      ),
      'drop trigger intents_append_only on intents',
      guardIntent,
      'create trigger intents_append_only before update or delete on intents for each row execute function guard_intent()',
      // Its picture goes with its member.
      'alter table group_joins alter column picture_id drop not null',
      'alter table accounts drop constraint accounts_named_after_owner',
      `alter table accounts add constraint accounts_named_after_owner check ((case
        when kind in ('wallet', 'hold', 'arriving') then
          name = 'member:' || member_id || ':' || kind and order_id is null and product_id is null
        when kind in ('escrow', 'due') then
          name = 'order:' || order_id || ':' || kind and member_id is not null and product_id is not null
        when kind = 'revenue' then
          name = 'product:' || product_id || ':revenue' and member_id is null and order_id is null
        when kind = 'exchange' then
          name = 'exchange:' || currency and coalesce(member_id, order_id, product_id) is null
        else
          (kind, name) in (('fees', 'fees'), ('promotion', 'promo:budget'), ('forfeited', 'house:forfeited'),
            ('faucet', 'outside:faucet'), ('payout', 'outside:payout'), ('renters', 'outside:renters'))
          and coalesce(member_id, order_id, product_id) is null
      end) is true)`,
      `insert into edges (rule, from_kind, to_kind, currency) values ('forfeiture', 'wallet', 'forfeited', null)
        on conflict do nothing`,
      // Orders that ended before their time: a day's end counts whether one did since it looked.
      'drop index orders_cancelled',
      'create index orders_ended_early on orders (returned_at) where returned_at < expires_at',
      // What is a member's, or about them.
      'create index intents_of_member on intents (member_id, at)',
      'create index feedback_of_member on feedback (member_id, at)',
      'create index payout_addresses_of_member on payout_addresses (member_id, added_at)',
      'create index bank_accounts_of_member on bank_accounts (member_id, added_at)',
      'create index redemptions_of_member on redemptions (member_id)',
      'create index post_likes_of_member on post_likes (member_id)',
      'create index reports_of_author on reports (author_id)',
      'create index blocks_of_blocked on blocks (blocked_id)',
    ]);
  },
};
