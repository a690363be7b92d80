/** Collecting coupons and choosing one for a purchase, of the assets backend (product 15.15). */
import * as v from 'valibot';
import { couponStates, type CouponDoor, type MemberCoupon } from '#domain/coupon.ts';
import { size } from './amount-wire.ts';
import { endpoint } from './endpoint.ts';
import { count, id, instant, nothing, text } from './wire.ts';

const memberCoupon = v.pipe(
  v.object({
    couponId: id,
    name: text,
    value: size,
    expireTime: instant,
    productId: id,
    productName: text,
    status: v.picklist(couponStates),
    pieces: count,
    taken: count,
  }),
  v.transform(({ couponId, expireTime, status, ...wire }): MemberCoupon => ({
    ...wire,
    id: couponId,
    expiresAt: expireTime,
    state: status,
  })),
);
const memberCoupons = v.pipe(
  v.array(memberCoupon),
  v.transform((list): readonly MemberCoupon[] => list),
);

export const coupons = {
  allCoupons: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'coupon/all',
    auth: 'member',
    input: nothing,
    reply: memberCoupons,
    about: 'Coupons that can be received, and all that the member holds or held, each with its state.',
    origin: 'spec',
  }),
  couponDoor: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'coupon/isOpen',
    auth: 'member',
    input: nothing,
    reply: v.pipe(
      v.object({ open: v.boolean(), count }),
      v.transform(({ open, count: many }): CouponDoor => ({ isOpen: open, count: many })),
    ),
    about: 'Whether there are coupons that the member can receive, and how many.',
    origin: 'spec',
  }),
  couponsOfProduct: endpoint({
    backend: 'assets',
    method: 'GET',
    // Spelled like this (product 15.15).
    path: 'coupon/queryPruductCouponData',
    auth: 'member',
    input: v.object({ productId: id }),
    reply: memberCoupons,
    about: 'The same for one product: to be received, available, used, expired.',
    origin: 'spec',
  }),
  receiveCoupon: endpoint({
    backend: 'assets',
    method: 'POST',
    path: 'coupon/receiveCoupon',
    auth: 'member',
    input: v.object({ couponId: id }),
    reply: memberCoupon,
    about: 'Receives a coupon: one for each member, as long as there are pieces. Asking again answers the same.',
    origin: 'spec',
  }),
} as const;
