/**
 * The feed's own order: a page of it ends as soon as it is full. It holds all that tells who may see a post, so that they are
 * counted without looking at them.
 */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0079-newest-posts',
  up: (db) =>
    runStatements(db, [
      `create index posts_newest on posts (published_at desc nulls first, created_at desc, id desc)
        include (member_id, hidden_at)`,
      'drop index posts_published',
    ]),
};
