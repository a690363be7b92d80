/**
 * An order takes fewer statements (decision 0075): guards look once where they looked twice, and rows of the book are asked for
 * once a statement in place of once a row by foreign keys. Nobody deletes what they point to.
 */
import { runStatements, type Migration } from '../migration.ts';
import { appendEntries, applyPostings, chainEntries, guardAccount, wholeAtCommit } from './0067-book.ts';

/** The rows that others are about: they stay, and keep their names. */
const stays = (table: string): string => `create trigger ${table}_stay before delete or update of id on ${table}
  for each row execute function refuse_removal()`;

const refuseRemoval = `create function refuse_removal() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.id = old.id then return new; end if;
  raise exception 'others are about it: % on % refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$`;

/** As in 0066, and says so where there is no such member: no foreign key of an intent has to look again. */
const refuseDeleted = `create or replace function refuse_deleted() returns trigger language plpgsql as $$
declare
  gone double precision;
begin
  if tg_argv[0] = 'author_id' then
    select deleted_at into gone from members where id = new.author_id for key share;
  elsif tg_argv[0] = 'blocked_id' then
    select deleted_at into gone from members where id = new.blocked_id for key share;
  else
    select deleted_at into gone from members where id = new.member_id for key share;
  end if;
  if not found then raise exception 'there is no such member' using errcode = 'foreign_key_violation'; end if;
  if gone is not null then raise exception 'this member was deleted' using errcode = tg_argv[1]; end if;
  return new;
end $$`;

/** Whoever announces many says each member once, in one statement. */
const announceRecords = [
  'drop trigger announce_records on records',
  `create or replace function announce_records() returns trigger language plpgsql as
    $$ begin perform pg_notify('changed', member_id || '|wallet') from added; return null; end $$`,
  ...(['insert', 'update'] as const).map(
    (change) => `create trigger announce_records_${change} after ${change} on records referencing new table as added
      for each statement execute function announce_records()`,
  ),
];

export const migration: Migration = {
  name: '0067-fewer-statements',
  up: (db) =>
    runStatements(db, [
      refuseRemoval,
      ...['members', 'products', 'orders'].map(stays),
      refuseDeleted,
      'alter table intents drop constraint intents_member_id_fkey',
      chainEntries,
      'alter table entries drop constraint entries_member_id_fkey',
      guardAccount,
      `alter table accounts drop constraint accounts_named_after_owner, drop constraint accounts_currency_check,
        drop constraint accounts_member_id_fkey, drop constraint accounts_product_id_fkey`,
      applyPostings,
      `alter table postings drop constraint postings_entry_id_fkey,
        drop constraint postings_from_account_currency_fkey, drop constraint postings_to_account_currency_fkey`,
      'drop trigger entries_whole on entries',
      wholeAtCommit,
      `create constraint trigger book_head_whole after update on book_head deferrable initially deferred
        for each row when (new.open_lines <> 0) execute function whole_at_commit()`,
      // Whoever writes the head are the two triggers, and they look.
      'alter table book_head drop constraint book_head_id_check, drop constraint book_head_open_lines_check',
      appendEntries,
      ...announceRecords,
    ]),
};
