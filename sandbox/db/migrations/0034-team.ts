/** Whose bonuses they are: the team's figures are read by the one who invited. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0034-team',
  up: (db) => runStatements(db, ['create index referral_bonuses_by_inviter on referral_bonuses (inviter_id)']),
};
