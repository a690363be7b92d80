/** What expired is found by its time, so that it can be deleted (expired-rows.ts). */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0071-expired-rows',
  up: (db) =>
    runStatements(db, [
      'create index verification_codes_by_expiry on verification_codes (expires_at)',
      'create index withdrawal_quotes_by_expiry on withdrawal_quotes (expires_at) where authorised_at is null',
      'create index contact_changes_by_expiry on contact_changes (expires_at) where changed_at is null',
    ]),
};
