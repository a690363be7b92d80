/**
 * An order that was decided before midnight comes no more once its day is being closed: what the day earned, and what the next one
 * claims, would lack it. It is decided again, by a clock that is no earlier (DR001).
 */
import { runStatements, type Migration } from '../migration.ts';

/** All that is dated by the lock is of the open day, at a server whose clock runs behind, too. */
const lockBook = `do $$ begin
  execute replace(pg_get_functiondef('lock_book'::regproc),
    'return found_at', 'return greatest(found_at, (select orders_from from world))');
end $$`;

const placeOrders = `do $$ begin
  execute replace(pg_get_functiondef('place_orders'::regproc),
    'insert into intents (id', 'if (select min("boughtAt") from unnest(placed)) < (select orders_from from world) then
    raise exception ''the day is over'' using errcode = ''DR001'';
  end if;
  insert into intents (id');
end $$`;

export const migration: Migration = {
  name: '0085-orders-of-an-open-day',
  up: (db) =>
    runStatements(db, [
      'alter table world add column orders_from double precision not null default 0',
      'update world set orders_from = coalesce((select max(day) + 86400000 from closed_days), 0)',
      lockBook,
      placeOrders,
    ]),
};
