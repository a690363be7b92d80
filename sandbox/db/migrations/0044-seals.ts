/** Seals of the book: its tree, and the figures that everybody may see, each at one entry and signed. */
import { runStatements, type Migration } from '../migration.ts';

/** What each product owed and paid on a day: its own figure, so that nobody adds all incomes up to show it. */
const countIncomes = `create function count_incomes() returns trigger language plpgsql as $$
begin
  insert into income_days (product_id, day, stated, paid)
    select product_id, floor(due_at / 86400000) * 86400000, sum(stated), sum(amount) from added group by 1, 2 order by 1, 2
    on conflict (product_id, day) do update
      set stated = income_days.stated + excluded.stated, paid = income_days.paid + excluded.paid;
  return null;
end $$`;

export const migration: Migration = {
  name: '0044-seals',
  up: (db) =>
    runStatements(db, [
      `create table income_days (
        product_id text not null references products (id),
        day double precision not null,
        stated bigint not null,
        paid bigint not null,
        primary key (product_id, day)
      )`,
      `insert into income_days select product_id, floor(due_at / 86400000) * 86400000, sum(stated), sum(amount)
        from incomes group by 1, 2`,
      countIncomes,
      `create trigger incomes_count after insert on incomes referencing new table as added
        for each statement execute function count_incomes()`,
      // Hashes of 32 bytes, up to 256: of leaves, or of the roots of whole tiles of the level below.
      `create table log_tiles (
        level integer not null,
        index bigint not null,
        hashes bytea not null,
        primary key (level, index)
      )`,
      // What the postings of sealed entries add up to. Where a rule says nothing of a product: empty.
      `create table sealed_sums (
        rule text not null,
        currency text not null,
        product_id text not null,
        amount bigint not null,
        count bigint not null,
        primary key (rule, currency, product_id)
      )`,
      `create table seals (
        entry_id bigint primary key,
        hash text not null,
        at double precision not null,
        -- The checkpoint, a signed note.
        note text not null,
        -- What everybody may see.
        figures json not null,
        -- Of the newest alone: what the tree over what members hold is made of.
        leaves bytea
      )`,
      // Up to where a look found all whole.
      `create table verified (
        entry_id bigint primary key,
        hash text not null,
        balances text not null
      )`,
    ]),
};
