/** Of a seal whose proofs can't be asked for any more nobody reads the figures either. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0074-old-seals',
  up: (db) =>
    runStatements(db, [
      'alter table seals alter column figures drop not null',
      'update seals set figures = null where leaves is null',
    ]),
};
