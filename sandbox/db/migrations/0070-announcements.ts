/** Orders of one statement are announced together: each announcement is a message of its own to each server that listens. */
import { runStatements, type Migration } from '../migration.ts';

/** As in 0068, with one notice in place of one an order; a batch is 50 orders at most, and a notice may have 8,000 bytes. */
const lookAtOrders = `create or replace function look_at_orders() returns trigger language plpgsql as $$
declare
  are_known boolean;
  changes text;
begin
  -- Not "exists", which may be planned as one look at all members.
  select bool_and((select true from members where id = added.member_id) is true
      and (select true from products where id = added.product_id) is true), string_agg(distinct member_id || '|wallet', ',')
    into are_known, changes from added;
  if not are_known then
    raise exception 'an order is of nobody, or of nothing' using errcode = 'foreign_key_violation';
  end if;
  if changes is not null then perform pg_notify('changed', changes); end if;
  return null;
end $$`;

export const migration: Migration = {
  name: '0070-announcements',
  up: (db) => runStatements(db, [lookAtOrders]),
};
