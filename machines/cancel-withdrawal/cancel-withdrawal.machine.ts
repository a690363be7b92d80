/**
 * Cancelling one withdrawal while it is pending: what comes back is shown, then it is cancelled (product 9.10). What
 * happens from "cancel" to a definite answer is the `settlement` child's.
 */
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { isCancellable, type Withdrawal } from '#domain/withdrawal.ts';
import { cancelChart, cancelledIn, type CancelEvent } from '../settlement/cancelling.ts';
import {
  moneyProblems,
  moneySetup,
  unread,
  type MoneyContext,
  type MoneyEvent,
  type MoneyTerms,
} from '../settlement/money-flow.ts';

export interface CancelWithdrawalTerms extends MoneyTerms {
  withdrawal: Fresh<Withdrawal>;
}

export type CancelWithdrawalEvent = MoneyEvent | CancelEvent;

const moveOf = ({ subject }: MoneyContext<CancelWithdrawalTerms, Withdrawal, string>) => ({ withdrawalId: subject });

export const cancelWithdrawalMachine = moneySetup({
  id: 'cancelWithdrawal',
  types: {} as {
    /** The withdrawal's id. */
    subject: string;
    terms: CancelWithdrawalTerms;
    move: ReturnType<typeof moveOf>;
    result: Withdrawal;
    events: CancelEvent;
  },
  onTerms: ({ withdrawal }) => ({ result: cancelledIn(withdrawal) }),
})
  .extend({
    guards: {
      isCancelled: ({ context }) => context.result !== null,
      isCancellable: ({ context: { terms } }) => terms !== null && isCancellable(valueOf(terms.withdrawal)),
      isReady: ({ context }) => moneyProblems(context).length === 0,
    },
  })
  .createMachine({ id: 'cancelWithdrawal', context: ({ input }) => unread(input), ...cancelChart(moveOf) });
