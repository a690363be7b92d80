/** Deleted members' orders that had expired with income to come on Monday: it is paid to nobody (rule L8). */
import { day } from '#domain/limits.ts';
import { runStatements, type Migration } from '../migration.ts';

const dueDay = `floor(next_due_at / ${day}) * ${day}`;

export const migration: Migration = {
  name: '0073-incomes-of-nobody',
  up: (db) =>
    runStatements(db, [
      // All that such an order has left falls due at once. One of that same day was never counted among the claims.
      `update product_claims set claims = greatest(product_claims.claims - left_over.claims, 0)
        from (
          select product_id, ${dueDay} as day, sum((valid_days - next_day + 1) * day_return)::bigint as claims
          from orders join members on members.id = member_id
          where deleted_at is not null and bought_at < ${dueDay}
          group by product_id, ${dueDay}
        ) as left_over
        where product_claims.product_id = left_over.product_id and product_claims.day = left_over.day`,
      `update orders set next_due_at = null from members
        where members.id = member_id and deleted_at is not null and next_due_at is not null`,
    ]),
};
