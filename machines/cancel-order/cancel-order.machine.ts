/**
 * Cancelling a first order within its day: what comes back is shown, then it is cancelled (product 6.16). What happens from
 * "cancel" to a definite answer is the `settlement` child's.
 */
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { Order } from '#domain/wallet.ts';
import { cancelChart, cancelledIn, type CancelEvent } from '../settlement/cancelling.ts';
import {
  moneyProblems,
  moneySetup,
  unread,
  type MoneyContext,
  type MoneyEvent,
  type MoneyTerms,
} from '../settlement/money-flow.ts';

export interface CancelOrderTerms extends MoneyTerms {
  order: Fresh<Order>;
}

export type CancelOrderEvent = MoneyEvent | CancelEvent;

const moveOf = ({ subject }: MoneyContext<CancelOrderTerms, Order, string>) => ({ orderId: subject });

export const cancelOrderMachine = moneySetup({
  id: 'cancelOrder',
  types: {} as {
    /** The order's id. */
    subject: string;
    terms: CancelOrderTerms;
    move: ReturnType<typeof moveOf>;
    result: Order;
    events: CancelEvent;
  },
  onTerms: ({ order }) => ({ result: cancelledIn(order) }),
})
  .extend({
    guards: {
      isCancelled: ({ context }) => context.result !== null,
      // Whether its time has passed meanwhile is for the server to say.
      isCancellable: ({ context: { terms } }) => terms !== null && valueOf(terms.order).cancelUntil !== null,
      isReady: ({ context }) => moneyProblems(context).length === 0,
    },
  })
  .createMachine({ id: 'cancelOrder', context: ({ input }) => unread(input), ...cancelChart(moveOf) });
