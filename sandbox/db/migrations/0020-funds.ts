/** The fund password, addresses, bank accounts, and one-time codes with their limits. Times are the sandbox clock's. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0020-funds',
  up: (db) =>
    runStatements(db, [
      'alter table members add column email text',
      'alter table members add column fund_password_hash text',
      // After a reset without the old fund password.
      'alter table members add column withdrawals_rest_until double precision',
      `create table payout_addresses (
        id text primary key,
        member_id text not null references members (id),
        currency text not null,
        chain text not null,
        address text not null,
        added_at double precision not null,
        -- The first withdrawal to it.
        used_at double precision,
        removed_at double precision
      )`,
      `create unique index payout_addresses_once on payout_addresses (member_id, chain, lower(address))
        where removed_at is null`,
      `create table bank_accounts (
        id text primary key,
        member_id text not null references members (id),
        bank text not null,
        payee text not null,
        account text not null,
        real_name text not null,
        ifsc text not null,
        added_at double precision not null,
        used_at double precision,
        removed_at double precision
      )`,
      'create unique index bank_accounts_once on bank_accounts (member_id, ifsc, account) where removed_at is null',
      'drop table verification_codes',
      // The last code for each recipient and purpose.
      `create table verification_codes (
        recipient text not null,
        purpose text not null,
        code text not null,
        sent_at double precision not null,
        expires_at double precision not null,
        -- Wrong ones so far.
        tries integer not null default 0,
        -- A code opens once.
        used_at double precision,
        primary key (recipient, purpose)
      )`,
      // Wrong fund passwords.
      `create table fund_password_attempts (
        member_id text primary key references members (id),
        failures integer not null,
        blocked_until double precision not null
      )`,
    ]),
};
