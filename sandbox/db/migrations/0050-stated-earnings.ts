/** What the orders that ran on a day stated for it: beside it, what one order's share of the earnings was (product 6.15). */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0050-stated-earnings',
  // Days that were closed before have none.
  up: (db) => runStatements(db, ['alter table product_earnings add column stated bigint check (stated >= 0)']),
};
