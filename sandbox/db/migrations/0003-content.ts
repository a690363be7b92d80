/** Content: notices by language, messages by member. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0003-content',
  up: (db) =>
    runStatements(db, [
      `create table notices (
        id text not null,
        language text not null,
        place text not null check (place in ('scroll', 'wallet')),
        position integer not null,
        title text not null,
        content text not null,
        created_at double precision not null,
        primary key (id, language)
      )`,
      `create table messages (
        id text primary key,
        member_id text not null references members (id),
        title text not null,
        content text not null,
        created_at double precision not null,
        read_at double precision
      )`,
      'create index messages_by_member on messages (member_id, created_at)',
    ]),
};
