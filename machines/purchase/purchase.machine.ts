/**
 * Renting one machine: read the facts, review, read the agreement and agree, rent (product 6.4, rules P6 and P7). Its status
 * says whether it can be bought (product 6.2). What happens from "rent" to a definite answer is the `settlement`
 * child's.
 */
import { valueOf } from '#domain/fresh-value.ts';
import type { Order } from '#domain/wallet.ts';
import { assign, emit } from 'xstate';
import {
  choice,
  idle,
  loading,
  moneySetup,
  network,
  readAgain,
  refreshing,
  refused,
  settling,
  unread,
  type MoneyEvent,
} from '../settlement/money-flow.ts';
import {
  isOpen,
  moveOf,
  obstaclesOf,
  usableCoupon,
  type Offer,
  type OrderTerms,
  type PurchaseChoice,
} from './offer.ts';

type OwnEvent =
  | { type: 'coupon.choose'; couponId: string }
  | { type: 'agreement.open' }
  | { type: 'agreement.agree' }
  | { type: 'agreement.disagree' }
  | { type: 'agreement.close' }
  | { type: 'review.open' }
  | { type: 'review.back' }
  | { type: 'order.confirm' };
export type PurchaseEvent = MoneyEvent | OwnEvent;

type CouponChosen = Extract<OwnEvent, { type: 'coupon.choose' }>;

/** Also while terms are read again, where the choice stays. */
const choosing = {
  'coupon.choose': {
    actions: [{ type: 'setCoupon', params: ({ event }: { event: CouponChosen }) => event }, 'tellDrafted'],
  },
} as const;

export const purchaseMachine = moneySetup({
  id: 'purchase',
  types: {} as {
    /** The product's id. */
    subject: string;
    terms: Offer;
    move: OrderTerms;
    result: Order;
    own: PurchaseChoice;
    events: OwnEvent;
  },
  onTerms: (offer, { terms, couponId, isAgreed }) => ({
    // None may be what was chosen since.
    couponId: usableCoupon(offer, couponId || (!terms && offer.draft?.couponId) || ''),
    // Other terms need a new consent.
    isAgreed:
      isAgreed && terms !== null && valueOf(terms.product).agreementVersion === valueOf(offer.product).agreementVersion,
  }),
})
  .extend({
    guards: {
      isOnSale: ({ context: { terms } }) => terms !== null && isOpen(terms),
      isReviewable: ({ context }) => obstaclesOf(context).every((obstacle) => obstacle === 'agreement'),
      isReady: ({ context }) => obstaclesOf(context).length === 0,
    },
    actions: {
      setCoupon: assign((_, params: { couponId: string }) => ({ couponId: params.couponId })),
      setAgreed: assign({ isAgreed: true }),
      clearAgreed: assign({ isAgreed: false }),
      tellDrafted: emit(({ context: { couponId } }) => ({ type: 'purchase.drafted' as const, draft: { couponId } })),
    },
  })
  .createMachine({
    id: 'purchase',
    context: ({ input }) => ({ ...unread(input), couponId: '', isAgreed: false }),
    initial: 'loading',
    on: network,
    states: {
      loading: { ...loading, on: choosing },
      choice: choice({ guard: 'isOnSale', target: 'deciding' }, { target: 'unavailable' }),
      failed: readAgain,
      unavailable: readAgain,
      deciding: {
        initial: 'idle',
        on: choosing,
        states: {
          idle: {
            ...idle,
            on: { ...idle.on, 'review.open': { guard: 'isReviewable', target: '#purchase.review' } },
          },
          refreshing,
        },
      },
      /** Consent is given here, where it counts, and nothing is ticked ahead (rule P7). */
      review: {
        initial: 'summary',
        // What is reviewed has an age too: it is decided on what the server tells now.
        after: { rereadDelay: 'deciding.refreshing' },
        on: {
          'review.back': 'deciding',
          'agreement.agree': { target: '.summary', actions: 'setAgreed' },
          'agreement.disagree': { target: '.summary', actions: 'clearAgreed' },
        },
        states: {
          summary: {
            on: { 'agreement.open': 'agreement', 'order.confirm': { guard: 'isReady', target: '#purchase.settling' } },
          },
          agreement: { on: { 'agreement.close': 'summary' } },
        },
      },
      settling: settling(moveOf, 'purchased'),
      refused,
      purchased: { type: 'final' },
    },
  });
