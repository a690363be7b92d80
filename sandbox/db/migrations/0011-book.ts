/**
 * The double-entry book, kept by the database itself: balances move only with postings, no account of a member or the
 * house goes below zero, only the edges of the law exist (product 18.3), nothing that was written changes, time never
 * goes back, and an entry is whole before the next begins (rules L1 to L3 and L7).
 */
import { edges } from '#sandbox/ledger/edges.ts';
import { runStatements, type Migration } from '../migration.ts';
import { bookTriggers } from './0011-book-triggers.ts';

const currency = `currency text not null check (currency in ('USDT', 'INR'))`;

const tables = [
  `create table accounts (
    name text not null,
    ${currency},
    kind text not null,
    member_id text references members (id),
    order_id text,
    product_id text references products (id),
    balance bigint not null default 0,
    primary key (name, currency),
    foreign key (order_id, member_id, product_id) references orders (id, member_id, product_id),
    constraint accounts_never_below_zero check (balance >= 0 or kind in ('faucet', 'renters', 'exchange')),
    -- The name says whose it is, and nothing else can be true.
    constraint accounts_named_after_owner check ((case
      when kind in ('wallet', 'hold', 'arriving') then
        name = 'member:' || member_id || ':' || kind and order_id is null and product_id is null
      when kind in ('escrow', 'due') then
        name = 'order:' || order_id || ':' || kind and member_id is not null and product_id is not null
      when kind = 'revenue' then
        name = 'product:' || product_id || ':revenue' and member_id is null and order_id is null
      when kind = 'exchange' then
        name = 'exchange:' || currency and coalesce(member_id, order_id, product_id) is null
      else
        (kind, name) in (('fees', 'fees'), ('promotion', 'promo:budget'), ('faucet', 'outside:faucet'),
          ('payout', 'outside:payout'), ('renters', 'outside:renters'))
        and coalesce(member_id, order_id, product_id) is null
    end) is true)
  )`,
  'create index accounts_by_member on accounts (member_id) where member_id is not null',
  'create index accounts_by_product on accounts (product_id) where product_id is not null',
  `create table edges (
    rule text not null,
    from_kind text not null,
    to_kind text not null,
    currency text check (currency in ('USDT', 'INR')),
    primary key (rule, from_kind, to_kind)
  )`,
  `create table intents (
    id text primary key,
    member_id text not null references members (id),
    call text not null,
    payload_hash text not null,
    state text not null check (state in ('done', 'refused')),
    code integer not null,
    msg text not null,
    -- The first answer's data in its wire form.
    data json,
    at double precision not null
  )`,
  `create table entries (
    id bigint primary key,
    kind text not null,
    intent_id text unique references intents (id) deferrable initially deferred,
    member_id text references members (id),
    at double precision not null,
    lines integer not null check (lines > 0),
    previous_hash text not null,
    hash text not null unique
  )`,
  `create table postings (
    entry_id bigint not null references entries (id),
    line integer not null check (line > 0),
    rule text not null,
    from_account text not null,
    to_account text not null,
    ${currency},
    amount bigint not null check (amount > 0),
    primary key (entry_id, line),
    foreign key (from_account, currency) references accounts (name, currency),
    foreign key (to_account, currency) references accounts (name, currency),
    check (from_account <> to_account)
  )`,
  // An order is paid for once, and pays back once.
  `create unique index postings_paid_in_once on postings (to_account, rule)
    where rule in ('purchase', 'coupon', 'trial')`,
  `create unique index postings_paid_back_once on postings (from_account, rule)
    where rule in ('principalReturn', 'promotionReturn')`,
  `create table book_head (
    id integer primary key check (id = 1),
    entry_id bigint not null,
    hash text not null,
    at double precision not null,
    -- Postings that the last entry still lacks; zero at every commit.
    open_lines integer not null check (open_lines >= 0)
  )`,
  `insert into book_head values (1, 0, repeat('0', 64), 0, 0)`,
];

export const migration: Migration = {
  name: '0011-book',
  async up(db) {
    await runStatements(db, tables);
    await db
      .insertInto('edges')
      .values(edges.map(([rule, from_kind, to_kind, currency]) => ({ rule, from_kind, to_kind, currency })))
      .execute();
    await runStatements(db, bookTriggers);
  },
};
