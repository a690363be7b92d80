/** An income that is collected is told, too: on another device it no longer waits there. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0076-income-taken',
  up: (db) =>
    runStatements(db, [
      'drop trigger announce_arrival on incomes',
      'alter function announce_arrival rename to announce_income',
      `create trigger announce_income after update of status on incomes
        for each row when (new.status <> old.status) execute function announce_income()`,
    ]),
};
