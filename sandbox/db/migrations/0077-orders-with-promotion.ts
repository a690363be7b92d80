/** A wallet asks which part of a member's valid orders the promotion paid: few have one, and the others' rows stay unread. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0077-orders-with-promotion',
  up: (db) =>
    runStatements(db, [
      `create index orders_of_member_promoted on orders (member_id) include (promotion_part)
        where status = 'valid' and promotion_part > 0`,
    ]),
};
