/** A pending withdrawal can be cancelled by its member (product 9.10). */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0053-cancelled-withdrawals',
  up: (db) =>
    runStatements(db, [
      'alter table withdrawals drop constraint withdrawals_status_check',
      `alter table withdrawals add constraint withdrawals_status_check
        check (status in ('pending', 'processing', 'arrived', 'failed', 'cancelled'))`,
      // Which states have an end: Postgres named that check by its place among others, so it is found by what it says.
      `do $$ declare unnamed text; begin
        select conname into strict unnamed from pg_constraint
          where conrelid = 'withdrawals'::regclass and pg_get_constraintdef(oid) like '%ended_at IS NOT NULL%';
        execute format('alter table withdrawals drop constraint %I', unnamed);
      end $$`,
      `alter table withdrawals add constraint withdrawals_ended
        check ((status in ('arrived', 'failed', 'cancelled')) = (ended_at is not null))`,
      `insert into edges (rule, from_kind, to_kind, currency)
        values ('withdrawalCancellation', 'hold', 'wallet', null) on conflict do nothing`,
    ]),
};
