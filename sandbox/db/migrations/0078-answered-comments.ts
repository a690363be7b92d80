/** Whoever deletes a comment has its answers looked for: by an index of their own, not among all comments of the post. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0078-answered-comments',
  up: (db) =>
    runStatements(db, ['create index comments_by_reply on comments (post_id, reply_to) where reply_to is not null']),
};
