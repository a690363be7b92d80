import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { couponMachine, couponsIn } from './coupon.machine.ts';
import { none, received, shelf } from './samples.ts';
import { hasKept, keptTerms } from '../terms.ts';
import type { Flow } from '../flow.ts';

export const couponWalk = walkOf(couponMachine, {
  input: { productId: 'crane', isReachable: true },
  events: {
    'loadShelf done: coupons': done('loadShelf', shelf()),
    'loadShelf done: none': done('loadShelf', none),
    'loadShelf done: kept': done('loadShelf', keptTerms(shelf())),
    'receiveCoupon done': done('receiveCoupon', received),
    'coupon.receive: open': { type: 'coupon.receive', couponId: 'open' },
    'coupon.choose: ten': { type: 'coupon.choose', couponId: 'ten' },
    'coupon.choose: none': { type: 'coupon.choose', couponId: '' },
  },
  facts: (context) => [
    !context.isReachable && 'offline',
    hasKept(context.shelf) && 'kept',
    context.couponId !== '' && 'chosen',
    context.failure !== null && 'failure',
    couponsIn(context).length === 0 && 'empty',
    couponsIn(context).some(({ state }) => state === 'open') && 'open',
  ],
});

export const flow: Flow = {
  flow: 'collecting coupons, and choosing one for a purchase',
  home: '`#/index/getcoupon`, `#/index/mycoupon`, `#/index/setcoupon`',
  gallery: { address: '/index/setcoupon?productId=crane' },
};
