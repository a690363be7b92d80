/**
 * Collecting the income that fell due; it is in the balance about 30 minutes later (product 7.2). What happens from
 * "receive" to a definite answer is the `settlement` child's.
 */
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { MachineToday, Today } from '#domain/today.ts';
import type { WalletSummary } from '#domain/wallet.ts';
import { assign } from 'xstate';
import {
  choice,
  idle,
  loading,
  moneyProblems,
  moneySetup,
  network,
  nothing,
  refreshing,
  refused,
  settling,
  unread,
  readAgain,
  type MoneyEvent,
  type MoneyTerms,
} from '../settlement/money-flow.ts';

export interface DueIncome extends MoneyTerms {
  wallet: Fresh<WalletSummary>;
  /** What is due of each machine: the moment shows who paid. */
  today: Fresh<Today>;
}

/** The machines that pay what is due: to be seen once it is collected, when they owe it no longer. */
export const payersOf = ({ today }: DueIncome): readonly MachineToday[] =>
  valueOf(today).machines.filter(({ due }) => due > 0n);

/** Pressed before the terms were read: it goes on without another press if those that are read first allow it. */
interface Pressed {
  isPressed: boolean;
}

/** Amount in millionths of USDT, arrival in ms. */
export interface IncomeReceipt {
  amount: bigint;
  count: number;
  arrivesAt: number;
}

const hasIncome = ({ terms }: { terms: DueIncome | null }): boolean => terms !== null && valueOf(terms.wallet).due > 0n;

type OwnEvent = { type: 'income.take' };
export type IncomeEvent = MoneyEvent | OwnEvent;

export const incomeMachine = moneySetup({
  id: 'income',
  types: {} as {
    terms: DueIncome;
    move: typeof nothing;
    result: IncomeReceipt;
    own: Pressed;
    events: OwnEvent;
    input: Partial<Pressed>;
  },
})
  .extend({
    guards: {
      hasIncome: ({ context }) => hasIncome(context),
      isReady: ({ context }) => moneyProblems(context).length === 0,
      isPressed: ({ context }) => context.isPressed && hasIncome(context) && moneyProblems(context).length === 0,
    },
    actions: {
      clearPressed: assign({ isPressed: false }),
    },
  })
  .createMachine({
    id: 'income',
    context: ({ input }) => ({ ...unread(input), isPressed: input.isPressed ?? false }),
    initial: 'loading',
    on: network,
    states: {
      loading,
      choice: choice(
        { guard: 'isPressed', target: 'settling' },
        { guard: 'hasIncome', target: 'deciding' },
        { target: 'empty' },
      ),
      // A press that led no further is over: its member was told so, and what follows is collected by a press of its own.
      failed: { ...readAgain, entry: 'clearPressed' },
      empty: { ...readAgain, entry: 'clearPressed' },
      deciding: {
        entry: 'clearPressed',
        initial: 'idle',
        states: {
          idle: { ...idle, on: { ...idle.on, 'income.take': { guard: 'isReady', target: '#settling' } } },
          refreshing,
        },
      },
      // Everything that fell due is taken: there is nothing to agree to.
      settling: { ...settling(() => nothing, 'taken'), entry: 'clearPressed' },
      refused,
      taken: { type: 'final' },
    },
  });
