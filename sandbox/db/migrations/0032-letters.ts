/** Feedback with its pictures, and who asked for the group-join bonus. Times are the sandbox clock's. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0032-letters',
  up: (db) =>
    runStatements(db, [
      `create table feedback (
        -- What the member is told to name it by.
        id text primary key,
        member_id text not null references members (id),
        -- Made by the device: what it sends twice is one row.
        draft_id text not null,
        digest text not null,
        comments text not null check (comments <> ''),
        -- In its one form; empty: none was given.
        phone text not null,
        at double precision not null,
        -- Real time: how often a member sends one is limited.
        sent_at double precision not null,
        unique (member_id, draft_id)
      )`,
      'create index feedback_newest on feedback (at desc, id)',
      `create table feedback_pictures (
        feedback_id text not null references feedback (id),
        position integer not null,
        picture_id text not null unique references uploads (id),
        primary key (feedback_id, position)
      )`,
      `create table group_joins (
        -- Once for each member, credited or not.
        member_id text primary key references members (id),
        picture_id text not null unique references uploads (id),
        amount bigint not null check (amount > 0),
        -- Why it was not credited; empty: it was.
        reason text not null check (reason in ('', 'promotionEmpty')),
        entry_id bigint unique references entries (id),
        at double precision not null,
        check ((reason = '') = (entry_id is not null))
      )`,
    ]),
};
