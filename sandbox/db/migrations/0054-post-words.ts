/** Posts are found by the beginnings of their words, in any language. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0054-post-words',
  up: (db) => runStatements(db, [`create index posts_by_words on posts using gin (to_tsvector('simple', content))`]),
};
