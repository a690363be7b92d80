/** Access: sessions, limits on attempts, the last verification code of each recipient. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0002-access',
  up: (db) =>
    runStatements(db, [
      `create table sessions (
        token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
        member_id text not null references members (id),
        created_at double precision not null,
        last_seen_at double precision not null,
        expires_at double precision not null
      )`,
      'create index sessions_by_member on sessions (member_id)',
      `create table sign_in_attempts (
        subject text primary key,
        failures integer not null check (failures >= 0),
        last_at double precision not null,
        blocked_until double precision not null
      )`,
      `create table verification_codes (
        recipient text primary key,
        code text not null,
        sent_at double precision not null
      )`,
    ]),
};
