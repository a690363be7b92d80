/** Coupons to collect, and what the member has of them (product 15.15). */
import { coupons } from '#contract/coupons.ts';
import { toFresh, type Client } from './client.ts';

/** @param productId empty: of all products */
export const loadCoupons = async (client: Client, productId = '') =>
  toFresh(
    productId === ''
      ? await client.call(coupons.allCoupons, {})
      : await client.call(coupons.couponsOfProduct, { productId }),
  );

export const loadCouponDoor = async (client: Client) => toFresh(await client.call(coupons.couponDoor, {}));

/** Once for each member: asking again gives the same one. @throws Failure rejected */
export const receiveCoupon = async (client: Client, couponId: string) =>
  (await client.call(coupons.receiveCoupon, { couponId })).value;
