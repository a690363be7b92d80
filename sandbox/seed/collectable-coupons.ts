/** Coupons that the demo's members can collect: some for many, one for a single member, one that is over soon, one that is over. */
import { day, hour } from '#domain/limits.ts';
import { parseDecimal } from '#domain/money.ts';
import { couponNames } from '#sandbox/content/coupon-names.ts';
import type { Context } from '#sandbox/context.ts';

/** For the product that the demo's purchases are played with. */
export const collectableCouponId = 'coupon-harbour-2';

/** @param start of the demo, ms */
export async function insertCollectables({ db }: Context, start: number): Promise<void> {
  const coupons = [
    [collectableCouponId, 'harbour-crane-h2', couponNames.crane2.message, '2.00', 500, 21 * day],
    ['coupon-loom-1', 'weaving-loom-l6', couponNames.loom1.message, '1.00', 200, 10 * day],
    ['coupon-bike-1', 'cargo-bike-b5', couponNames.bike1.message, '1.00', 50, 30 * hour],
    ['coupon-early-4', 'solar-mill-s3', couponNames.mill4.message, '4.00', 5, -2 * day],
    ['coupon-last-1', 'solar-mill-s3', couponNames.millLast.message, '0.50', 1, 40 * day],
  ] as const;
  await db
    .insertInto('coupons')
    .values(
      coupons.map(([id, product_id, name, value, pieces, lasts]) => ({
        id,
        product_id,
        name,
        value: parseDecimal(value),
        expires_at: start + lasts,
        pieces,
      })),
    )
    .execute();
}
