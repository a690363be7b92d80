/** Coupons in their states, for the flow's test and its walk. */
import type { CouponState, MemberCoupon } from '#domain/coupon.ts';
import { fresh } from '#domain/fresh.ts';
import { coupon, now, offer } from '../samples.ts';
import type { Shelf } from './coupon.machine.ts';

const couponIn = (state: CouponState, id: string = state): MemberCoupon => ({
  ...coupon,
  id,
  productId: 'crane',
  productName: 'Harbour crane',
  state,
  pieces: 50,
  taken: state === 'gone' ? 50 : 12,
});

export const received = couponIn('available', 'open');

export const shelf = (different: Partial<Shelf> = {}): Shelf => ({
  coupons: fresh(
    [couponIn('open'), couponIn('available', 'ten'), couponIn('gone'), couponIn('used'), couponIn('expired')],
    now,
  ),
  product: offer().product,
  couponId: '',
  ...different,
});
export const none = shelf({ coupons: fresh([], now) });
