/** A day's end counts orders whose claims were dropped since it looked: also those that had expired with income to come. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0075-orders-that-pay-no-more',
  up: (db) =>
    runStatements(db, [
      'create index orders_pay_no_more on orders (id) where next_due_at is null and next_day <= valid_days',
    ]),
};
