/** An income that arrives in the balance is told too: its record says nothing of it (product 7.2, 14.15). */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0064-income-arrives',
  up: (db) =>
    runStatements(db, [
      `create function announce_arrival() returns trigger language plpgsql as
        $$ begin perform announce(new.member_id, 'wallet'); return null; end $$`,
      `create trigger announce_arrival after update of status on incomes
        for each row when (new.status = 'received' and old.status <> 'received') execute function announce_arrival()`,
    ]),
};
