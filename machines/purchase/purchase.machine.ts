/**
 * Buying one product: read the facts and the agreement, agree, review, buy. Spec part 4 "Product status",
 * decisions.md part 3 "Order", rules P6 and P7. The intent is stored before anything is sent; an outcome that isn't
 * known goes to `unsettled`, and only a definite answer leads out of it (reliability.md L4, C1, C2).
 */
import { isDefinite, isUnsent, toFailure, type Failure } from '#domain/failure.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { Intent, Outcome } from '#domain/intent.ts';
import { canBeBought, type ProductDetail, type ProductTerms } from '#domain/product.ts';
import type { Coupon, Order, WalletSummary } from '#domain/wallet.ts';
import { smaller } from '#domain/money.ts';
import { assign, emit, setup } from 'xstate';
import { port } from '../port.ts';

/** What the member decides on, as the server last told it. */
export interface Offer {
  product: Fresh<ProductDetail>;
  wallet: Fresh<WalletSummary>;
  coupons: readonly Coupon[];
  /** Null when this device can't keep one: then nothing can be bought here. */
  intent: Intent | null;
}

/** What the member agreed to; the server refuses other terms than today's. */
export interface OrderTerms extends ProductTerms {
  productId: string;
  couponId: string;
  agreementVersion: string;
}

export interface PurchaseContext {
  productId: string;
  offer: Offer | null;
  /** Empty: none. */
  couponId: string;
  isAgreed: boolean;
  isReachable: boolean;
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
  | { type: 'order.resend' }
  | { type: 'order.cancel' }
  | { type: 'outcome.check' }
  | { type: 'network.lost' }
  | { type: 'network.returned' };

export type PurchaseEmitted = { type: 'purchase.succeeded'; order: Order };

/** What stands between the member and the review. */
export type Obstacle = 'offline' | 'storage' | 'balance' | 'agreement';

/** Price, the coupon's part and what the wallet pays, in millionths of USDT. */
export interface PriceParts {
  price: bigint;
  couponPart: bigint;
  toPay: bigint;
}

const couponOf = ({ offer, couponId }: PurchaseContext): Coupon | undefined =>
  offer?.coupons.find(({ id }) => id === couponId);

/** Null while there is no price to pay. */
export function pricePartsOf(context: PurchaseContext): PriceParts | null {
  const terms = context.offer && valueOf(context.offer.product).terms;
  if (!terms) return null;
  const couponPart = smaller(couponOf(context)?.value ?? 0n, terms.price);
  return { price: terms.price, couponPart, toPay: terms.price - couponPart };
}

export function obstaclesOf(context: PurchaseContext): Obstacle[] {
  const { offer, isReachable, isAgreed } = context;
  const parts = pricePartsOf(context);
  const obstacles: Obstacle[] = [];
  if (!isReachable) obstacles.push('offline');
  if (!offer?.intent) obstacles.push('storage');
  if (!offer || !parts || valueOf(offer.wallet).usdt < parts.toPay) obstacles.push('balance');
  if (!isAgreed) obstacles.push('agreement');
  return obstacles;
}

/** Whether it could be bought when it was read. */
export const isOpen = (offer: Offer): boolean => canBeBought(valueOf(offer.product), offer.product.at);

function intentOf({ offer }: PurchaseContext): { intent: Intent } {
  if (!offer?.intent) throw new Error('settling an order needs its intent');
  return { intent: offer.intent };
}

function termsOf(context: PurchaseContext): { intent: Intent; terms: OrderTerms } {
  const { productId, couponId, offer } = context;
  const product = offer && valueOf(offer.product);
  if (!product?.terms) throw new Error('an order needs an offer with terms');
  const { agreementVersion, terms } = product;
  return { ...intentOf(context), terms: { productId, couponId, agreementVersion, ...terms } };
}

export const purchaseMachine = setup({
  types: {
    context: {} as PurchaseContext,
    events: {} as PurchaseEvent,
    emitted: {} as PurchaseEmitted,
    input: {} as { productId: string; isReachable: boolean },
  },
  actors: {
    loadOffer: port<Offer, { productId: string }>('loadOffer'),
    submit: port<Order, { intent: Intent; terms: OrderTerms }>('submit'),
    askOutcome: port<Outcome<Order>, { intent: Intent }>('askOutcome'),
    cancel: port<Outcome<Order>, { intent: Intent }>('cancel'),
  },
  delays: {
    /** Ours: asks again by itself, so that the doubt ends within seconds of the server's return. */
    recheckDelay: 3_000,
  },
  guards: {
    isSent: (_, params: { offer: Offer }) => params.offer.intent?.sent != null,
    isOnSale: (_, params: { offer: Offer }) => isOpen(params.offer),
    isReady: ({ context }) => obstaclesOf(context).length === 0,
    isReachable: ({ context }) => context.isReachable,
    /** Not while the product is starred: its order can be asked about and dropped, but not sent. */
    hasTerms: ({ context }) => context.offer !== null && valueOf(context.offer.product).terms !== null,
    /** The server said no, or it never left this device: either way nothing moved. */
    isRefusal: (_, params: { error: unknown }) => {
      const failure = toFailure(params.error);
      return isDefinite(failure) || isUnsent(failure);
    },
    isDone: (_, params: { outcome: Outcome<Order> }) => params.outcome.state === 'done',
    isRefused: (_, params: { outcome: Outcome<Order> }) => params.outcome.state === 'refused',
  },
  actions: {
    setOffer: assign(({ context }, params: { offer: Offer }) => ({
      offer: params.offer,
      couponId: params.offer.coupons.some(({ id }) => id === context.couponId) ? context.couponId : '',
      // Other terms need a new consent.
      isAgreed:
        context.isAgreed &&
        context.offer !== null &&
        valueOf(context.offer.product).agreementVersion === valueOf(params.offer.product).agreementVersion,
      failure: null,
    })),
    setCoupon: assign((_, params: { couponId: string }) => ({ couponId: params.couponId })),
    setAgreed: assign({ isAgreed: true }),
    clearAgreed: assign({ isAgreed: false }),
    setReachable: assign({ isReachable: true }),
    clearReachable: assign({ isReachable: false }),
    setFailure: assign((_, params: { error: unknown }) => ({ failure: toFailure(params.error) })),
    setRefusal: assign((_, params: { outcome: Outcome<Order> }) => ({
      failure: params.outcome.state === 'refused' ? toFailure(params.outcome.failure) : null,
    })),
    setOrder: assign((_, params: { order: Order }) => ({ order: params.order, failure: null })),
    setOutcome: assign((_, params: { outcome: Outcome<Order> }) => ({
      order: params.outcome.state === 'done' ? params.outcome.result : null,
      failure: null,
    })),
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
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => ({ offer: event.output }) },
            target: 'checking',
            actions: { type: 'setOffer', params: ({ event }) => ({ offer: event.output }) },
          },
          {
            guard: { type: 'isOnSale', params: ({ event }) => ({ offer: event.output }) },
            target: 'form',
            actions: { type: 'setOffer', params: ({ event }) => ({ offer: event.output }) },
          },
          {
            target: 'closed',
            actions: { type: 'setOffer', params: ({ event }) => ({ offer: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      on: {
        'offer.refresh': 'loading',
        'network.returned': { target: 'loading', actions: 'setReachable' },
      },
    },
    closed: {
      on: { 'offer.refresh': 'loading' },
    },
    form: {
      on: {
        'offer.refresh': 'loading',
        'coupon.choose': {
          actions: { type: 'setCoupon', params: ({ event }) => ({ couponId: event.couponId }) },
        },
        'agreement.open': 'agreement',
        'agreement.agree': { actions: 'setAgreed' },
        'agreement.disagree': { actions: 'clearAgreed' },
        'review.open': { guard: 'isReady', target: 'review' },
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
      on: {
        'review.back': 'form',
        'order.confirm': { guard: 'isReady', target: 'submitting' },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => termsOf(context),
        onDone: {
          target: 'purchased',
          actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'unsettled',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    refused: {
      on: { 'offer.refresh': 'loading' },
    },
    unsettled: {
      after: { recheckDelay: { guard: 'isReachable', target: 'checking' } },
      on: {
        'outcome.check': 'checking',
        'network.returned': { target: 'checking', actions: 'setReachable' },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'askOutcome',
        src: 'askOutcome',
        input: ({ context }) => intentOf(context),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ outcome: event.output }) },
            target: 'purchased',
            actions: { type: 'setOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'refused',
            actions: { type: 'setRefusal', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'unsent' },
        ],
        onError: {
          target: 'unsettled',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unsent: {
      on: { 'order.resend': { guard: 'hasTerms', target: 'submitting' }, 'order.cancel': 'cancelling' },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context }) => intentOf(context),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ outcome: event.output }) },
            target: 'purchased',
            actions: { type: 'setOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'loading' },
        ],
        onError: {
          target: 'unsettled',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    purchased: { type: 'final', entry: 'tellSucceeded' },
  },
});
