/** Coupons as a member sees them (product 6.5). Money in millionths, instants in ms. */
import type { Coupon } from './wallet.ts';

export const couponStates = [
  /** Can be received. */
  'open',
  /** All of it are received by others. */
  'gone',
  /** The member's, and good for a purchase. */
  'available',
  'used',
  'expired',
] as const;
export type CouponState = (typeof couponStates)[number];

export interface MemberCoupon extends Coupon {
  productId: string;
  productName: string;
  state: CouponState;
  /** How many there are for all members; 0 for one that was given by hand. */
  pieces: number;
  /** How many of them are received. */
  taken: number;
}

/** Whether there is anything to collect. */
export interface CouponDoor {
  isOpen: boolean;
  count: number;
}
