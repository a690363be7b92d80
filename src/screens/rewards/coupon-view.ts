import type { couponMachine, CouponEvent } from '#machines/coupon/coupon.machine.ts';
import type { SnapshotFrom } from 'xstate';

/** What every view of the coupon flow gets: the state that it is in, and a way to answer. */
export interface CouponViewProps {
  snapshot: SnapshotFrom<typeof couponMachine>;
  send: (event: CouponEvent) => void;
}
