/** What members call their addresses and bank accounts; `used_at` is the last use from now on. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0056-payee-labels',
  up: (db) =>
    runStatements(
      db,
      ['payout_addresses', 'bank_accounts'].map(
        (table) => `alter table ${table} add column label text not null default '' check (length(label) <= 30)`,
      ),
    ),
};
