/**
 * Entries in batches (decision 0071): what members order at once is written by one call, in one transaction. The guards of
 * 0011 look at all entries of a statement together, and at each of them at the commit.
 */
import { runStatements, type Migration } from '../migration.ts';
import { bookInBatches } from './0066-book.ts';
import { creditIncomes, placeOrders } from './0066-orders.ts';

/** As in 0060, but planned once for each table. */
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
  if gone is not null then raise exception 'this member was deleted' using errcode = tg_argv[1]; end if;
  return new;
end $$`;

export const migration: Migration = {
  name: '0066-batches',
  up: (db) =>
    runStatements(db, [
      'drop function place_order(bigint, double precision, json, json, json, json)',
      'drop function credit_incomes(bigint, double precision, json, json, json)',
      'drop function append_entry(text, text, text, double precision, json)',
      'drop function entry_hash(text, bigint, text, text, text, double precision, json)',
      ...bookInBatches,
      placeOrders,
      creditIncomes,
      refuseDeleted,
      // Balances change with each posting: a new version beside the old one spares the indexes.
      'alter table accounts set (fillfactor = 80)',
    ]),
};
