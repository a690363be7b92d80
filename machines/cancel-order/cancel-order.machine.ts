/**
 * Cancelling a first order within its day: what comes back is shown, then it is cancelled (product 6.16). What happens from
 * "cancel" to a definite answer is the `settlement` child's.
 */
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { Order } from '#domain/wallet.ts';
import {
  choice,
  idle,
  loading,
  moneyProblems,
  moneySetup,
  network,
  readAgain,
  refreshing,
  refused,
  settling,
  unread,
  type MoneyContext,
  type MoneyEvent,
  type MoneyTerms,
} from '../settlement/money-flow.ts';

export interface CancelOrderTerms extends MoneyTerms {
  order: Fresh<Order>;
}

type OwnEvent = { type: 'order.cancel' };
export type CancelOrderEvent = MoneyEvent | OwnEvent;

const moveOf = ({ subject }: MoneyContext<CancelOrderTerms, Order, string>) => ({ orderId: subject });

/** One that was cancelled before, here or elsewhere, is as good as an answer. */
const cancelledIn = ({ order }: CancelOrderTerms): Order | null => {
  const one = valueOf(order);
  return one.status === 'cancelled' ? one : null;
};

export const cancelOrderMachine = moneySetup({
  id: 'cancelOrder',
  types: {} as {
    /** The order's id. */
    subject: string;
    terms: CancelOrderTerms;
    move: ReturnType<typeof moveOf>;
    result: Order;
    events: OwnEvent;
  },
  onTerms: (terms) => ({ result: cancelledIn(terms) }),
})
  .extend({
    guards: {
      isCancelled: ({ context }) => context.result !== null,
      // Whether its time has passed meanwhile is for the server to say.
      isCancellable: ({ context: { terms } }) => terms !== null && valueOf(terms.order).cancelUntil !== null,
      isReady: ({ context }) => moneyProblems(context).length === 0,
    },
  })
  .createMachine({
    id: 'cancelOrder',
    context: ({ input }) => unread(input),
    initial: 'loading',
    on: network,
    states: {
      loading,
      choice: choice(
        { guard: 'isCancelled', target: 'cancelled' },
        { guard: 'isCancellable', target: 'deciding' },
        { target: 'unavailable' },
      ),
      failed: readAgain,
      /** Its day has passed, or it never could be. */
      unavailable: readAgain,
      deciding: {
        initial: 'idle',
        states: {
          idle: { ...idle, on: { ...idle.on, 'order.cancel': { guard: 'isReady', target: '#settling' } } },
          refreshing,
        },
      },
      settling: settling(moveOf, 'cancelled'),
      refused,
      cancelled: readAgain,
    },
  });
