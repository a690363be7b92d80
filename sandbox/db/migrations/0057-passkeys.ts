/** Passkeys of members, and what devices are asked to sign: once each, for one purpose, for a short time. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0057-passkeys',
  up: (db) =>
    runStatements(db, [
      `create table passkeys (
        id text primary key,
        member_id text not null references members (id),
        credential_id text not null unique,
        public_key text not null,
        counter double precision not null,
        name text not null check (length(name) between 1 and 30),
        added_at double precision not null,
        used_at double precision
      )`,
      'create index passkeys_of_member on passkeys (member_id, added_at)',
      `create table passkey_challenges (
        challenge text primary key,
        purpose text not null check (purpose in ('signIn', 'add', 'withdrawal')),
        holder text not null,
        subject text not null,
        expires_at double precision not null
      )`,
      'create index passkey_challenges_of_holder on passkey_challenges (holder, purpose, expires_at)',
      'create index passkey_challenges_by_end on passkey_challenges (expires_at)',
      `create function announce_passkeys() returns trigger language plpgsql as
        $$ begin perform announce(coalesce(new.member_id, old.member_id), 'passkeys'); return null; end $$`,
      `create trigger announce_passkeys after insert or delete or update of name on passkeys
        for each row execute function announce_passkeys()`,
    ]),
};
