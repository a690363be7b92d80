/** Earnings, daily incomes, capital records and once-only facts. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0012-income',
  up: (db) =>
    runStatements(db, [
      // One row for each UTC day that the jobs have closed, in order.
      `create table closed_days (
        day double precision primary key,
        -- The fees that the budget of this day was made of, up to and with this entry.
        through_entry bigint not null,
        fees bigint not null,
        to_promotion bigint not null
      )`,
      `create table product_earnings (
        product_id text not null references products (id),
        day double precision not null,
        earned bigint not null check (earned >= 0),
        fee bigint not null check (fee between 0 and earned),
        entry_id bigint references entries (id),
        primary key (product_id, day)
      )`,
      // What a product's revenue held when a UTC day began, and all that its orders may claim in that day.
      `create table product_claims (
        product_id text not null references products (id),
        day double precision not null,
        pool bigint not null check (pool >= 0),
        claims bigint not null check (claims >= 0),
        primary key (product_id, day)
      )`,
      `create table incomes (
        id text primary key,
        order_id text not null,
        member_id text not null,
        product_id text not null,
        day_index integer not null check (day_index > 0),
        due_at double precision not null,
        stated bigint not null check (stated > 0),
        amount bigint not null check (amount between 0 and stated),
        status text not null check (status in ('notReceived', 'processing', 'received')),
        arrives_at double precision,
        due_entry bigint,
        due_line integer,
        taken_entry bigint,
        taken_line integer,
        arrived_entry bigint,
        arrived_line integer,
        unique (order_id, day_index),
        foreign key (order_id, member_id, product_id) references orders (id, member_id, product_id),
        foreign key (due_entry, due_line) references postings (entry_id, line),
        foreign key (taken_entry, taken_line) references postings (entry_id, line),
        foreign key (arrived_entry, arrived_line) references postings (entry_id, line),
        -- A day that earned nothing is no money: there is nothing to take.
        check (amount > 0 or (status = 'received' and due_entry is null)),
        check ((amount > 0) = (due_entry is not null)),
        check ((taken_entry is not null) = (amount > 0 and status in ('processing', 'received'))),
        check ((arrived_entry is not null) = (amount > 0 and status = 'received')),
        check ((arrives_at is not null) = (taken_entry is not null))
      )`,
      'create index incomes_by_member on incomes (member_id, due_at desc)',
      'create index incomes_by_product on incomes (product_id, due_at)',
      `create index incomes_waiting on incomes (member_id) where status = 'notReceived'`,
      `create index incomes_on_their_way on incomes (arrives_at) where status = 'processing'`,
      `create table records (
        id text primary key,
        member_id text not null references members (id),
        type text not null,
        currency text not null check (currency in ('USDT', 'INR')),
        amount bigint not null,
        status text not null,
        -- Whether the amount is in the wallet's balance.
        is_settled boolean not null,
        at double precision not null,
        about text not null,
        rule text not null,
        source text not null,
        source_name text not null default '',
        reason text not null default '',
        order_id text references orders (id)
      )`,
      'create index records_by_member on records (member_id, at desc)',
      `create table record_postings (
        record_id text not null references records (id),
        entry_id bigint not null,
        line integer not null,
        primary key (record_id, entry_id, line),
        foreign key (entry_id, line) references postings (entry_id, line)
      )`,
      `create table referral_bonuses (
        invited_id text not null references members (id),
        level text not null check (level in ('B', 'C', 'D')),
        inviter_id text not null references members (id),
        record_id text not null references records (id),
        primary key (invited_id, level)
      )`,
      `insert into settings (key, value) values ('rate', '88.00'), ('rateAt', '0')`,
    ]),
};
