/** Withdrawals and the terms that they were asked for by. Times are the sandbox clock's. */
import { runStatements, type Migration } from '../migration.ts';

const money = `
        currency text not null check (currency in ('USDT', 'INR')),
        amount bigint not null check (amount > 0),
        fee bigint not null check (fee between 0 and amount),
        -- As it was when the member looked: addresses and accounts can be edited.
        payee text not null,
        arrives_from double precision not null,
        arrives_to double precision not null check (arrives_to >= arrives_from)`;

export const migration: Migration = {
  name: '0022-withdrawals',
  up: (db) =>
    runStatements(db, [
      `create table withdrawal_quotes (
        id text primary key,
        member_id text not null references members (id),
        payee_id text not null,
        ${money},
        quoted_at double precision not null,
        expires_at double precision not null,
        -- When the fund password was given for it.
        authorised_at double precision,
        unique (id, member_id)
      )`,
      `create table withdrawals (
        id text primary key,
        member_id text not null,
        -- Terms are used once.
        quote_id text not null unique,
        ${money},
        status text not null default 'pending' check (status in ('pending', 'processing', 'arrived', 'failed')),
        created_at double precision not null,
        processing_at double precision not null,
        -- When it arrives or fails, which only the sandbox knows before.
        ends_at double precision not null check (ends_at >= processing_at),
        -- Why it is going to fail or has failed; empty for one that arrives.
        failure text not null default '',
        ended_at double precision,
        hold_entry bigint not null unique references entries (id),
        end_entry bigint unique references entries (id),
        foreign key (quote_id, member_id) references withdrawal_quotes (id, member_id),
        check ((status in ('arrived', 'failed')) = (ended_at is not null)),
        check ((ended_at is null) = (end_entry is null)),
        check (status <> 'arrived' or failure = ''),
        check (status <> 'failed' or failure <> '')
      )`,
      'create index withdrawals_by_member on withdrawals (member_id, created_at)',
      `create index withdrawals_pending on withdrawals (processing_at) where status = 'pending'`,
      `create index withdrawals_open on withdrawals (ends_at) where ended_at is null`,
    ]),
};
