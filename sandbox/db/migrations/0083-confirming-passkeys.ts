/** A passkey confirms withdrawals as long as the fund password stays that it was added with. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0083-confirming-passkeys',
  up: (db) =>
    runStatements(db, [
      'alter table passkeys add column confirms boolean not null default false',
      // Each change of a fund password is told in a message. Of two in one moment nobody knows which came first.
      `update passkeys set confirms = true from members
        where members.id = member_id and fund_password_hash is not null and not exists (
          select from messages
          where messages.member_id = passkeys.member_id and subject = 'fundPasswordChanged' and created_at >= added_at)`,
      'drop trigger announce_passkeys on passkeys',
      `create trigger announce_passkeys after insert or delete or update of name, confirms on passkeys
        for each row execute function announce_passkeys()`,
    ]),
};
