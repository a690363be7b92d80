/** Members, and the sandbox's own settings (seed, clock offset). */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0001-members',
  up: (db) =>
    runStatements(db, [
      `create table members (
        id text primary key,
        country text not null,
        phone text not null,
        name text not null,
        avatar text not null default '',
        password_hash text,
        region integer not null check (region between 0 and 5),
        vip_level integer not null default 0 check (vip_level >= 0),
        invite_code text not null unique,
        inviter_id text references members (id) check (inviter_id <> id),
        created_at double precision not null,
        unique (country, phone)
      )`,
      'create index members_by_inviter on members (inviter_id)',
      'create table settings (key text primary key, value text not null)',
    ]),
};
