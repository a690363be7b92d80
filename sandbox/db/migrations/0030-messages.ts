/** Messages in words of the language that reads them, bulletins to everybody with read marks, and word of what changed. */
import { runStatements, type Migration } from '../migration.ts';

const announcing = `create function announce(member text, what text) returns void language sql as
  $$ select pg_notify('changed', member || '|' || what) $$`;

/** Statements of one transaction announce the same thing once: Postgres drops repeated notifications. */
const announcedOn = (table: string, operations: string, member: string, what: string): string[] => [
  `create function announce_${table}() returns trigger language plpgsql as
    $$ begin perform announce(${member}, '${what}'); return null; end $$`,
  `create trigger announce_${table} after ${operations} on ${table} for each row execute function announce_${table}()`,
];

export const migration: Migration = {
  name: '0030-messages',
  up: (db) =>
    runStatements(db, [
      `alter table messages
        add column kind text not null default 'private' check (kind in ('private', 'voucher')),
        -- Of sandbox/content/message-texts.ts; empty: title and content are the words.
        add column subject text not null default '',
        add column details text not null default '{}'`,
      'drop index messages_by_member',
      'create index messages_by_member on messages (member_id, kind, created_at desc, id)',
      `create table bulletins (
        id text not null,
        language text not null,
        kind text not null check (kind in ('notice', 'news', 'popup')),
        title text not null,
        summary text not null,
        img text not null,
        -- A list of blocks, JSON.
        blocks text not null,
        created_at double precision not null,
        primary key (id, language)
      )`,
      'create index bulletins_by_kind on bulletins (kind, created_at desc, id)',
      `create table bulletin_reads (
        member_id text not null references members (id),
        bulletin_id text not null,
        read_at double precision not null,
        primary key (member_id, bulletin_id)
      )`,
      announcing,
      ...announcedOn('messages', 'insert or update', 'new.member_id', 'messages'),
      ...announcedOn('bulletins', 'insert', "''", 'notices'),
      ...announcedOn('bulletin_reads', 'insert', 'new.member_id', 'messages'),
      ...announcedOn('records', 'insert or update', 'new.member_id', 'wallet'),
      // Whatever ends a session ends its socket.
      `create function announce_session_end() returns trigger language plpgsql as
        $$ begin perform pg_notify('ended', old.token_hash); return null; end $$`,
      `create trigger announce_session_end after delete on sessions
        for each row execute function announce_session_end()`,
    ]),
};
