/** What members see of their sessions: an id that is no token, the device and the place; and which devices a member has used. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0055-sessions',
  up: (db) =>
    runStatements(db, [
      // Those of before say nothing of their device.
      `alter table sessions
        add column id text not null unique default 'session-' || gen_random_uuid(),
        add column browser text not null default '',
        add column system text not null default '',
        add column place text not null default ''`,
      `create table known_devices (
        member_id text not null references members (id),
        browser text not null,
        system text not null,
        place text not null,
        first_at double precision not null,
        primary key (member_id, browser, system, place)
      )`,
      `create function announce_sessions() returns trigger language plpgsql as
        $$ begin perform announce(coalesce(new.member_id, old.member_id), 'sessions'); return null; end $$`,
      `create trigger announce_sessions after insert or delete on sessions
        for each row execute function announce_sessions()`,
    ]),
};
