/**
 * Buying one product: read the facts and the agreement, agree, review, buy (product 6.4, rules P6 and P7). Its status
 * says whether it can be bought (product 6.2). What happens from "buy" to a definite answer is the `settlement`
 * child's.
 */
import type { Failure } from '#domain/failure.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { Order } from '#domain/wallet.ts';
import { assign, emit, forwardTo, setup } from 'xstate';
import { failureIn, port } from '../port.ts';
import { isDone, isRefused, refusalOf, resultOf, type Settled } from '../settlement/settled.ts';
import { createSettlementMachine, type SettlementInput } from '../settlement/settlement.machine.ts';
import { keptTerms, rereadDelayOf } from '../terms.ts';
import {
  isOpen,
  obstaclesOf,
  usableCoupon,
  type Choice,
  type Offer,
  type OrderTerms,
  type PurchaseDraft,
} from './offer.ts';

export interface PurchaseContext extends Choice {
  productId: string;
  order: Order | null;
  failure: Failure | null;
}

export type PurchaseEvent =
  | { type: 'offer.refresh' }
  | { type: 'coupon.choose'; couponId: string }
  | { type: 'agreement.open' }
  | { type: 'agreement.agree' }
  | { type: 'agreement.disagree' }
  | { type: 'agreement.close' }
  | { type: 'review.open' }
  | { type: 'review.back' }
  | { type: 'order.confirm' }
  | { type: 'network.lost' }
  | { type: 'network.returned' };

export type PurchaseEmitted =
  | { type: 'purchase.drafted'; draft: PurchaseDraft }
  | { type: 'purchase.succeeded'; order: Order };

/** The order as the member confirmed it; one that went out earlier is settled as it was sent. */
function moveOf(context: PurchaseContext): SettlementInput<OrderTerms> {
  const { productId, couponId, offer, isReachable } = context;
  if (!offer?.intent) throw new Error('an order needs its intent');
  const { intent } = offer;
  if (intent.sent) return { intent, move: null, isReachable };
  const { agreementVersion, terms } = valueOf(offer.product);
  if (!terms) throw new Error('an order needs an offer with terms');
  return { intent, move: { productId, couponId, agreementVersion, ...terms }, isReachable };
}

export const purchaseMachine = setup({
  types: {
    context: {} as PurchaseContext,
    events: {} as PurchaseEvent,
    emitted: {} as PurchaseEmitted,
    input: {} as { productId: string; isReachable: boolean },
    children: {} as { settlement: 'settlement' },
  },
  actors: {
    loadOffer: port<Offer, { productId: string }>('loadOffer'),
    settlement: createSettlementMachine<OrderTerms, Order>(),
  },
  delays: {
    rereadDelay: ({ context }) => rereadDelayOf(context.offer),
  },
  guards: {
    isSent: ({ context }) => context.offer?.intent?.sent != null,
    isOnSale: ({ context }) => context.offer !== null && isOpen(context.offer),
    isReachable: ({ context }) => context.isReachable,
    isReady: ({ context }) => obstaclesOf(context).length === 0,
    isDone,
    isRefused,
  },
  actions: {
    setOffer: assign(({ context }, params: { offer: Offer }) => ({
      offer: params.offer,
      couponId: usableCoupon(params.offer, context.couponId || (params.offer.draft?.couponId ?? '')),
      // Other terms need a new consent.
      isAgreed:
        context.isAgreed &&
        context.offer !== null &&
        valueOf(context.offer.product).agreementVersion === valueOf(params.offer.product).agreementVersion,
      failure: null,
    })),
    setKept: assign(({ context }) => ({ offer: context.offer && keptTerms(context.offer) })),
    setCoupon: assign((_, params: { couponId: string }) => ({ couponId: params.couponId })),
    setAgreed: assign({ isAgreed: true }),
    clearAgreed: assign({ isAgreed: false }),
    setReachable: assign({ isReachable: true }),
    clearReachable: assign({ isReachable: false }),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    setSettled: assign((_, params: { settled: Settled<Order> }) => ({
      order: resultOf(params.settled),
      failure: refusalOf(params.settled),
    })),
    passToSettlement: forwardTo('settlement'),
    tellDrafted: emit(({ context: { couponId } }) => ({ type: 'purchase.drafted' as const, draft: { couponId } })),
    tellSucceeded: emit(({ context }) => {
      if (!context.order) throw new Error('a purchase that succeeded has an order');
      return { type: 'purchase.succeeded' as const, order: context.order };
    }),
  },
}).createMachine({
  id: 'purchase',
  context: ({ input }) => ({
    productId: input.productId,
    offer: null,
    couponId: '',
    isAgreed: false,
    isReachable: input.isReachable,
    order: null,
    failure: null,
  }),
  initial: 'loading',
  on: {
    'network.lost': { actions: 'clearReachable' },
    'network.returned': { actions: 'setReachable' },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadOffer',
        src: 'loadOffer',
        input: ({ context }) => ({ productId: context.productId }),
        onDone: { target: 'choice', actions: { type: 'setOffer', params: ({ event }) => ({ offer: event.output }) } },
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
    },
    choice: {
      always: [
        { guard: 'isSent', target: 'settling' },
        { guard: 'isOnSale', target: 'form' },
        { target: 'unavailable' },
      ],
    },
    failed: {
      on: {
        'offer.refresh': 'loading',
        'network.returned': { target: 'loading', actions: 'setReachable' },
      },
    },
    unavailable: {
      on: { 'offer.refresh': 'loading', 'network.returned': { target: 'loading', actions: 'setReachable' } },
    },
    form: {
      after: { rereadDelay: { guard: 'isReachable', target: 'refreshing' } },
      on: {
        'offer.refresh': 'refreshing',
        'network.returned': { target: 'refreshing', actions: 'setReachable' },
        'coupon.choose': {
          actions: [{ type: 'setCoupon', params: ({ event }) => ({ couponId: event.couponId }) }, 'tellDrafted'],
        },
        'agreement.open': 'agreement',
        'agreement.agree': { actions: 'setAgreed' },
        'agreement.disagree': { actions: 'clearAgreed' },
        'review.open': { guard: 'isReady', target: 'review' },
      },
    },
    /** Read again while it is shown: what is chosen meanwhile stays, and what can't be read is what the device has. */
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'loadOffer',
        src: 'loadOffer',
        input: ({ context }) => ({ productId: context.productId }),
        onDone: { target: 'choice', actions: { type: 'setOffer', params: ({ event }) => ({ offer: event.output }) } },
        onError: {
          target: 'form',
          actions: ['setKept', 'setFailure'],
        },
      },
      on: {
        'coupon.choose': {
          actions: [{ type: 'setCoupon', params: ({ event }) => ({ couponId: event.couponId }) }, 'tellDrafted'],
        },
        'agreement.agree': { actions: 'setAgreed' },
        'agreement.disagree': { actions: 'clearAgreed' },
      },
    },
    agreement: {
      on: {
        'agreement.agree': { target: 'form', actions: 'setAgreed' },
        'agreement.disagree': { target: 'form', actions: 'clearAgreed' },
        'agreement.close': 'form',
      },
    },
    review: {
      // What is reviewed has an age too: it is decided on what the server tells now.
      after: { rereadDelay: 'refreshing' },
      on: {
        'review.back': 'form',
        'order.confirm': { guard: 'isReady', target: 'settling' },
      },
    },
    settling: {
      tags: 'busy',
      invoke: {
        id: 'settlement',
        src: 'settlement',
        input: ({ context }) => moveOf(context),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ settled: event.output }) },
            target: 'purchased',
            actions: { type: 'setSettled', params: ({ event }) => ({ settled: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ settled: event.output }) },
            target: 'refused',
            actions: { type: 'setSettled', params: ({ event }) => ({ settled: event.output }) },
          },
          // Dropped: the offer is read anew, with a new intent.
          { target: 'loading' },
        ],
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
      on: {
        'network.lost': { actions: ['clearReachable', 'passToSettlement'] },
        'network.returned': { actions: ['setReachable', 'passToSettlement'] },
      },
    },
    refused: {
      on: { 'offer.refresh': 'loading' },
    },
    purchased: { type: 'final', entry: 'tellSucceeded' },
  },
});
