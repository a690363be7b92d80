/** A member's first order can be cancelled within a day (product 6.16): which one is first, how it ends, and the way back. */
import { runStatements, type Migration } from '../migration.ts';

/** Of two first orders at once the index refuses one, which is decided again. */
const placeFirst = `do $$ begin
  execute replace(replace(pg_get_functiondef('place_order'::regproc),
    'expires_at, next_due_at)', 'expires_at, next_due_at, is_first)'),
    '(ordered->>''nextDueAt'')::double precision)', '(ordered->>''nextDueAt'')::double precision,
      (ordered->>''isFirst'')::boolean)');
end $$`;

/** What goes back is what the order says, whichever way it ends. */
const checkAmounts = `do $$ begin
  execute replace(replace(pg_get_functiondef('apply_postings'::regproc),
    '''principalReturn'')', '''principalReturn'', ''orderCancellation'')'),
    '''promotionReturn'')', '''promotionReturn'', ''couponCancellation'')');
end $$`;

export const migration: Migration = {
  name: '0059-cancelled-orders',
  up: (db) =>
    runStatements(db, [
      'alter table orders add column is_first boolean not null default false',
      `update orders set is_first = true where id in (
        select distinct on (member_id) id from orders where not is_trial order by member_id, bought_at, id)`,
      'create unique index orders_one_first on orders (member_id) where is_first',
      placeFirst,
      'alter table orders drop constraint orders_status_check',
      `alter table orders add constraint orders_status_check check (status in ('valid', 'expired', 'cancelled'))`,
      // Named by its place among others: found by what it says.
      `do $$ declare unnamed text; begin
        select conname into strict unnamed from pg_constraint
          where conrelid = 'orders'::regclass and pg_get_constraintdef(oid) like '%returned_at IS NOT NULL%';
        execute format('alter table orders drop constraint %I', unnamed);
      end $$`,
      `alter table orders add constraint orders_ended check ((status = 'valid') = (returned_at is null))`,
      `alter table orders add constraint orders_cancelled_first
        check (status <> 'cancelled' or is_first and next_day = 1 and next_due_at is null)`,
      `create index orders_cancelled on orders (returned_at) where status = 'cancelled'`,
      `insert into edges (rule, from_kind, to_kind, currency) values
        ('orderCancellation', 'escrow', 'wallet', 'USDT'), ('couponCancellation', 'escrow', 'promotion', 'USDT')
        on conflict do nothing`,
      checkAmounts,
      // Back to each of the two that paid, once, by whichever rule.
      'drop index postings_paid_back_once',
      `create unique index postings_paid_back_once on postings (from_account, to_account)
        where rule in ('principalReturn', 'promotionReturn', 'orderCancellation', 'couponCancellation')`,
      // The agreement says it.
      `update products set agreement_version = 'cooperation-3' where agreement_version = 'cooperation-2'`,
    ]),
};
