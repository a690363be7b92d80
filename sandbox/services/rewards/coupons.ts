/** Coupons: offers for one product, once for each member. The promotion budget pays their part (rule P5). */
import { codes } from '#contract/codes.ts';
import type { assets } from '#contract/assets.ts';
import type { Answers } from '#contract/endpoint.ts';
import { toDecimal } from '#domain/money.ts';
import { sayStored } from '#sandbox/content/say.ts';
import type { Handler } from '#sandbox/handler.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { couponsOf } from './coupon-collection.ts';

type CouponItem = Answers<typeof assets.usableCoupons>[number];
interface CouponRow {
  id: string;
  name: string;
  value: bigint;
  expires_at: number;
}

const toItem = (row: CouponRow, language: string): CouponItem => ({
  couponId: row.id,
  name: sayStored(row.name, language),
  value: toDecimal(row.value),
  expireTime: row.expires_at,
});

/** Those that the member can collect or use: what choosing one offers. */
export const productCoupons: Handler<typeof assets.productCoupons> = async ({ db, clock }, { caller, input }) => {
  const all = await couponsOf({ db, caller, at: clock.now(), productId: input.productId });
  const offered = all.filter(({ status }) => status === 'open' || status === 'available');
  return {
    data: offered.map(({ couponId, name, value, expireTime }) => ({ couponId, name, value, expireTime })),
  };
};

export const usableCoupons: Handler<typeof assets.usableCoupons> = async ({ db, clock }, { caller, input }) => {
  const rows = await db
    .selectFrom('member_coupons')
    .innerJoin('coupons', 'coupons.id', 'member_coupons.coupon_id')
    .select(['coupons.id', 'coupons.name', 'coupons.value', 'coupons.expires_at'])
    .where('member_coupons.member_id', '=', caller.id)
    .where('member_coupons.order_id', 'is', null)
    .where('coupons.product_id', '=', input.productId)
    .where('coupons.expires_at', '>', clock.now())
    .orderBy('coupons.expires_at')
    .execute();
  return { data: rows.map((row) => toItem(row, caller.language)) };
};

/** Unknown, somebody else's, used, expired, or for another product. */
export const couponUnusable = (): Refusal => new Refusal(codes.couponUnusable, "This coupon can't be used");
