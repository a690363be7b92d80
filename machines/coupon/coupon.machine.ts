/**
 * Coupons: collecting them, and choosing one for a purchase (product 6.5). Collecting moves no money and happens once
 * for each member, so it is always safe to ask again after a lost answer.
 */
import type { MemberCoupon } from '#domain/coupon.ts';
import type { Failure } from '#domain/failure.ts';
import { mapFresh } from '#domain/fresh-age.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { ProductDetail } from '#domain/product.ts';
import { assign, emit, setup } from 'xstate';
import { failureIn, port } from '../port.ts';
import { keptTerms, rereadDelayOf, termsProblems } from '../terms.ts';

/** What there is to collect and to choose from. */
export interface Shelf {
  coupons: Fresh<readonly MemberCoupon[]>;
  /** What is bought; null where coupons of all products are shown. */
  product: Fresh<ProductDetail> | null;
  /** What was chosen for it before; empty: none. */
  couponId: string;
}

export interface CouponContext {
  /** Empty: of all products. */
  productId: string;
  shelf: Shelf | null;
  /** Chosen for the purchase; empty: none. */
  couponId: string;
  /** The one that is being received, or was not; empty: none. */
  receivingId: string;
  isReachable: boolean;
  failure: Failure | null;
}

export type CouponEvent =
  | { type: 'shelf.refresh' }
  | { type: 'coupon.receive'; couponId: string }
  | { type: 'coupon.choose'; couponId: string }
  | { type: 'network.lost' }
  | { type: 'network.returned' };

export type CouponEmitted =
  | { type: 'coupon.received'; coupon: MemberCoupon }
  | { type: 'coupon.selected'; productId: string; couponId: string };

/** All that were read; none before. */
export const couponsIn = ({ shelf }: CouponContext): readonly MemberCoupon[] => (shelf ? valueOf(shelf.coupons) : []);
const stateOf = (context: CouponContext, couponId: string) =>
  couponsIn(context).find(({ id }) => id === couponId)?.state;

/** The chosen one, while it can be used. */
export const chosenCoupon = (context: CouponContext): MemberCoupon | undefined =>
  couponsIn(context).find(({ id, state }) => id === context.couponId && state === 'available');

export const couponMachine = setup({
  types: {
    context: {} as CouponContext,
    events: {} as CouponEvent,
    emitted: {} as CouponEmitted,
    input: {} as { productId: string; isReachable: boolean },
  },
  actors: {
    loadShelf: port<Shelf, { productId: string }>('loadShelf'),
    receiveCoupon: port<MemberCoupon, { couponId: string }>('receiveCoupon'),
  },
  delays: {
    rereadDelay: ({ context }) => rereadDelayOf(context.shelf),
  },
  guards: {
    isReachable: ({ context }) => context.isReachable,
    canReceive: ({ context }, params: { couponId: string }) =>
      termsProblems(context.shelf, context.isReachable).length === 0 && stateOf(context, params.couponId) === 'open',
    canChoose: ({ context }, params: { couponId: string }) =>
      params.couponId === '' || stateOf(context, params.couponId) === 'available',
  },
  actions: {
    setShelf: assign(({ context }, { shelf }: { shelf: Shelf }) => ({
      shelf,
      // None may be what was chosen since it was read.
      couponId: context.shelf ? context.couponId : shelf.couponId,
      receivingId: '',
      failure: null,
    })),
    setKept: assign(({ context }) => ({ shelf: context.shelf && keptTerms(context.shelf), receivingId: '' })),
    setReceiving: assign((_, params: { couponId: string }) => ({ receivingId: params.couponId, failure: null })),
    setReceived: assign(({ context }, { coupon }: { coupon: MemberCoupon }) => ({
      receivingId: '',
      shelf: context.shelf && {
        ...context.shelf,
        coupons: mapFresh(context.shelf.coupons, (list) => list.map((one) => (one.id === coupon.id ? coupon : one))),
      },
    })),
    setCoupon: assign((_, params: { couponId: string }) => ({ couponId: params.couponId })),
    setReachable: assign({ isReachable: true }),
    clearReachable: assign({ isReachable: false }),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    tellReceived: emit((_, params: { coupon: MemberCoupon }) => ({
      type: 'coupon.received' as const,
      coupon: params.coupon,
    })),
    tellChosen: emit(({ context: { productId, couponId } }) => ({
      type: 'coupon.selected' as const,
      productId,
      couponId,
    })),
  },
}).createMachine({
  id: 'coupon',
  context: ({ input }) => ({ ...input, shelf: null, couponId: '', receivingId: '', failure: null }),
  initial: 'loading',
  on: {
    'network.lost': { actions: 'clearReachable' },
    'network.returned': { actions: 'setReachable' },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadShelf',
        src: 'loadShelf',
        input: ({ context }) => ({ productId: context.productId }),
        onDone: {
          target: 'shelf',
          actions: { type: 'setShelf', params: ({ event }) => ({ shelf: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
    },
    failed: {
      on: {
        'shelf.refresh': 'loading',
        'network.returned': { target: 'loading', actions: 'setReachable' },
      },
    },
    shelf: {
      after: { rereadDelay: { guard: 'isReachable', target: 'refreshing' } },
      on: {
        'shelf.refresh': 'refreshing',
        'network.returned': { target: 'refreshing', actions: 'setReachable' },
        'coupon.receive': {
          guard: { type: 'canReceive', params: ({ event }) => ({ couponId: event.couponId }) },
          target: 'receiving',
          actions: { type: 'setReceiving', params: ({ event }) => ({ couponId: event.couponId }) },
        },
        'coupon.choose': {
          guard: { type: 'canChoose', params: ({ event }) => ({ couponId: event.couponId }) },
          actions: [{ type: 'setCoupon', params: ({ event }) => ({ couponId: event.couponId }) }, 'tellChosen'],
        },
      },
    },
    /** Read again while it is shown; what can't be read is what the device has. */
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'loadShelf',
        src: 'loadShelf',
        input: ({ context }) => ({ productId: context.productId }),
        onDone: { target: 'shelf', actions: { type: 'setShelf', params: ({ event }) => ({ shelf: event.output }) } },
        onError: {
          target: 'shelf',
          actions: ['setKept', 'setFailure'],
        },
      },
      on: {
        'coupon.choose': {
          guard: { type: 'canChoose', params: ({ event }) => ({ couponId: event.couponId }) },
          actions: [{ type: 'setCoupon', params: ({ event }) => ({ couponId: event.couponId }) }, 'tellChosen'],
        },
      },
    },
    receiving: {
      tags: 'busy',
      invoke: {
        id: 'receiveCoupon',
        src: 'receiveCoupon',
        input: ({ context }) => ({ couponId: context.receivingId }),
        onDone: {
          target: 'shelf',
          actions: [
            { type: 'setReceived', params: ({ event }) => ({ coupon: event.output }) },
            { type: 'tellReceived', params: ({ event }) => ({ coupon: event.output }) },
          ],
        },
        // What is refused stays named beside the reason.
        onError: {
          target: 'shelf',
          actions: 'setFailure',
        },
      },
    },
  },
});
