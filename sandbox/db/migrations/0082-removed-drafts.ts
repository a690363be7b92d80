/** What was deleted still counts among what its author wrote within the minute. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0082-removed-drafts',
  up: (db) =>
    runStatements(db, [
      // Of those from before nobody knows.
      `alter table removed_drafts
        add column kind text check (kind in ('post', 'comment')),
        add column sent_at double precision not null default 0`,
      'create index removed_drafts_by_time on removed_drafts (member_id, sent_at)',
    ]),
};
