/**
 * Posts and comments that their authors edit and delete, that members report, and members who are blocked. What is deleted
 * is gone; the id that its device gave it stays, so that one sent late does not come back.
 */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0058-own-words',
  up: (db) =>
    runStatements(db, [
      ...['posts', 'comments'].map(
        (table) => `alter table ${table}
          add column edited_at double precision,
          add column hidden_at double precision`,
      ),
      // An answer stands when what it answers is deleted.
      `alter table comments
        drop constraint comments_post_id_reply_to_fkey,
        add foreign key (post_id, reply_to) references comments (post_id, id) on delete set null (reply_to)`,
      // Without a key to members: who deletes a post must not wait for who comments on it.
      `create table removed_drafts (
        member_id text not null,
        draft_id text not null,
        primary key (member_id, draft_id)
      )`,
      `create table reports (
        id text primary key,
        member_id text not null references members (id),
        author_id text not null references members (id),
        kind text not null check (kind in ('post', 'comment')),
        words_id text not null,
        about text not null check (about in ('words', 'member')),
        subject_id text not null,
        reason text not null,
        note text not null,
        excerpt text not null,
        at double precision not null,
        sent_at double precision not null,
        decision text check (decision in ('hidden', 'dismissed')),
        unique (member_id, about, subject_id)
      )`,
      'create index reports_open on reports (at, id) where decision is null',
      `create table blocks (
        id text not null unique,
        member_id text not null references members (id),
        blocked_id text not null references members (id),
        at double precision not null,
        primary key (member_id, blocked_id),
        check (member_id <> blocked_id)
      )`,
      // Whom a member blocked, the newest first; hiding all that one wrote.
      'create index blocks_of_member on blocks (member_id, at desc, id)',
      'create index posts_of_member on posts (member_id)',
      'create index comments_of_member on comments (member_id)',
    ]),
};
