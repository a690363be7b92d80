/** Seals come for ever; those whose proofs can be asked for are few, and are found among themselves. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0080-kept-seals',
  up: (db) => runStatements(db, ['create index seals_kept on seals (hash) where leaves is not null']),
};
