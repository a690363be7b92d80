/** Changes of a member's phone number or e-mail address: the old one was proven; then the new one took its place. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0062-contacts',
  up: (db) =>
    runStatements(db, [
      `create table contact_changes (
        member_id text not null references members (id),
        -- The device makes it.
        id text not null,
        type text not null check (type in ('phone', 'email')),
        expires_at double precision not null,
        changed_at double precision,
        -- Where codes went before and go now; empty before it is changed, and where one was added.
        old_recipient text not null default '',
        new_recipient text not null default '',
        ended integer not null default 0 check (ended >= 0),
        primary key (member_id, id)
      )`,
      `create trigger contact_changes_of_nobody_member_id before insert on contact_changes
        for each row execute function refuse_deleted('member_id', 'DR003')`,
      'create index contact_changes_by_time on contact_changes (changed_at desc) where changed_at is not null',
    ]),
};
