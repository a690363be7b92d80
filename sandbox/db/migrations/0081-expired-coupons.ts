/** Whose unused coupon expires is told so once; of those that expired before, nobody is told now. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0081-expired-coupons',
  up: (db) =>
    runStatements(db, [
      'alter table member_coupons add column is_expiry_told boolean not null default false',
      `update member_coupons set is_expiry_told = true from coupons, book_head
        where coupons.id = coupon_id and order_id is null and expires_at <= book_head.at`,
      `create index member_coupons_untold on member_coupons (coupon_id, member_id)
        where order_id is null and not is_expiry_told`,
    ]),
};
