/** Recharges with their payments, the rates of the exchange and who has used it, and codes to redeem. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0021-recharges',
  up: (db) =>
    runStatements(db, [
      `create table recharges (
        id text primary key,
        member_id text not null references members (id),
        method text not null check (method in ('usdt', 'cash')),
        currency text not null check (currency = case method when 'usdt' then 'USDT' else 'INR' end),
        channel_name text not null,
        address text not null,
        reference text not null,
        amount bigint not null check (amount > 0),
        created_at double precision not null,
        expires_at double precision not null check (expires_at > created_at),
        -- When a payment lands or is confirmed, or the recharge expires; null: nothing is to come.
        next_due_at double precision,
        -- USDT comes to an address, cash quotes a reference.
        check ((method = 'usdt') = (address <> '') and (method = 'cash') = (reference <> ''))
      )`,
      'create index recharges_by_member on recharges (member_id, created_at desc)',
      'create index recharges_by_next_due on recharges (next_due_at) where next_due_at is not null',
      `create unique index recharges_one_address on recharges (address) where address <> ''`,
      `create unique index recharges_one_reference on recharges (reference) where reference <> ''`,
      `create table payments (
        id text primary key,
        recharge_id text not null references recharges (id),
        amount bigint not null check (amount > 0),
        -- To come while the sandbox has yet to pay.
        lands_at double precision not null,
        confirms_at double precision not null check (confirms_at >= lands_at),
        -- The one entry that credited it.
        entry_id bigint unique references entries (id),
        credited_at double precision check (credited_at >= confirms_at),
        check ((entry_id is null) = (credited_at is null))
      )`,
      'create index payments_by_recharge on payments (recharge_id, lands_at)',
      // What was credited before there were recharges was asked for and paid at once.
      `insert into recharges
        select entries.id::text, entries.member_id, case currency when 'USDT' then 'usdt' else 'cash' end, currency,
          '', case currency when 'USDT' then 'sandbox:bep20/' || left(hash, 40) else '' end,
          case currency when 'INR' then 'DR-' || upper(left(hash, 12)) else '' end, amount, at, at + 1800000, null
        from entries join postings on postings.entry_id = entries.id and rule = 'recharge'`,
      `insert into payments
        select entries.id::text, entries.id::text, amount, at, at, entries.id, at
        from entries join postings on postings.entry_id = entries.id and rule = 'recharge'`,
      // From when on each rate holds: rupees for one USDT. The last one of an instant stays; quotes may be by each.
      `create table rates (
        id bigint generated always as identity primary key,
        at double precision not null,
        rate bigint not null check (rate > 0)
      )`,
      'create index rates_by_time on rates (at, id)',
      `insert into rates (at, rate)
        select coalesce((select value::double precision from settings where key = 'rateAt'), 0),
          (value::numeric * 1000000)::bigint
        from settings where key = 'rate'`,
      `delete from settings where key in ('rate', 'rateAt')`,
      `create table exchanges (
        id text primary key,
        -- Once per member.
        member_id text not null unique references members (id),
        rupees bigint not null check (rupees > 0),
        usdt bigint not null check (usdt > 0),
        rate bigint not null check (rate > 0),
        quoted_at double precision not null,
        at double precision not null,
        entry_id bigint not null unique references entries (id)
      )`,
      `create table redeem_codes (
        code text primary key check (code ~ '^[A-Z0-9]{4,24}$'),
        name text not null,
        amount bigint not null check (amount > 0),
        pieces integer not null,
        taken integer not null default 0,
        expires_at double precision not null,
        check (taken between 0 and pieces)
      )`,
      `create table redemptions (
        code text not null references redeem_codes (code),
        member_id text not null references members (id),
        at double precision not null,
        entry_id bigint not null unique references entries (id),
        -- Once per member.
        primary key (code, member_id)
      )`,
      // Wrong codes are counted by it.
      `create index intents_redeem_refused on intents (member_id, at) where call = 'redeemCode' and state = 'refused'`,
    ]),
};
