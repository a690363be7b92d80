/**
 * Cancelling one withdrawal while it is pending: what comes back is shown, then it is cancelled (product 9.10). What
 * happens from "cancel" to a definite answer is the `settlement` child's.
 */
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { isCancellable, type Withdrawal } from '#domain/withdrawal.ts';
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

export interface CancelWithdrawalTerms extends MoneyTerms {
  withdrawal: Fresh<Withdrawal>;
}

type OwnEvent = { type: 'withdrawal.cancel' };
export type CancelWithdrawalEvent = MoneyEvent | OwnEvent;

const moveOf = ({ subject }: MoneyContext<CancelWithdrawalTerms, Withdrawal, string>) => ({ withdrawalId: subject });

/** One that was cancelled before, here or elsewhere, is as good as an answer. */
const cancelledIn = ({ withdrawal }: CancelWithdrawalTerms): Withdrawal | null => {
  const one = valueOf(withdrawal);
  return one.status === 'cancelled' ? one : null;
};

export const cancelWithdrawalMachine = moneySetup({
  id: 'cancelWithdrawal',
  types: {} as {
    /** The withdrawal's id. */
    subject: string;
    terms: CancelWithdrawalTerms;
    move: ReturnType<typeof moveOf>;
    result: Withdrawal;
    events: OwnEvent;
  },
  onTerms: (terms) => ({ result: cancelledIn(terms) }),
})
  .extend({
    guards: {
      isCancelled: ({ context }) => context.result !== null,
      isPending: ({ context: { terms } }) => terms !== null && isCancellable(valueOf(terms.withdrawal)),
      isReady: ({ context }) => moneyProblems(context).length === 0,
    },
  })
  .createMachine({
    id: 'cancelWithdrawal',
    context: ({ input }) => unread(input),
    initial: 'loading',
    on: network,
    states: {
      loading,
      choice: choice(
        { guard: 'isCancelled', target: 'cancelled' },
        { guard: 'isPending', target: 'deciding' },
        { target: 'unavailable' },
      ),
      failed: readAgain,
      /** It is being processed, or that is over. */
      unavailable: readAgain,
      deciding: {
        initial: 'idle',
        states: {
          idle: { ...idle, on: { ...idle.on, 'withdrawal.cancel': { guard: 'isReady', target: '#settling' } } },
          refreshing,
        },
      },
      settling: settling(moveOf, 'cancelled'),
      refused,
      cancelled: readAgain,
    },
  });
