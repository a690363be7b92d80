/**
 * Collecting the income that fell due; it is in the balance about 30 minutes later (product 7.2). What happens from
 * "receive" to a definite answer is the `settlement` child's.
 */
import type { Failure } from '#domain/failure.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { Intent } from '#domain/intent.ts';
import type { WalletSummary } from '#domain/wallet.ts';
import { assign, emit, forwardTo, setup } from 'xstate';
import { failureIn, port } from '../port.ts';
import { isDone, isRefused, refusalOf, resultOf, type Settled } from '../settlement/settled.ts';
import { createSettlementMachine, type SettlementInput } from '../settlement/settlement.machine.ts';
import { keptTerms, rereadDelayOf, termsProblems } from '../terms.ts';

export interface DueIncome {
  wallet: Fresh<WalletSummary>;
  /** Null when this device can't keep one: then nothing can be taken here. */
  intent: Intent | null;
}

/** Amount in millionths of USDT, arrival in ms. */
export interface IncomeReceipt {
  amount: bigint;
  count: number;
  arrivesAt: number;
}

export interface IncomeContext {
  due: DueIncome | null;
  isReachable: boolean;
  receipt: IncomeReceipt | null;
  failure: Failure | null;
}

export type IncomeEvent =
  | { type: 'income.refresh' }
  | { type: 'income.take' }
  | { type: 'network.lost' }
  | { type: 'network.returned' };

export type IncomeEmitted = { type: 'income.taken'; receipt: IncomeReceipt };

/** Everything that fell due is taken: there are no terms to agree to. */
export type TakingTerms = Record<string, never>;

function moveOf({ due, isReachable }: IncomeContext): SettlementInput<TakingTerms> {
  if (!due?.intent) throw new Error('taking income needs an intent');
  return { intent: due.intent, move: due.intent.sent ? null : {}, isReachable };
}

export const incomeMachine = setup({
  types: {
    context: {} as IncomeContext,
    events: {} as IncomeEvent,
    emitted: {} as IncomeEmitted,
    input: {} as { isReachable: boolean },
    children: {} as { settlement: 'settlement' },
  },
  actors: {
    loadDue: port<DueIncome>('loadDue'),
    settlement: createSettlementMachine<TakingTerms, IncomeReceipt>(),
  },
  delays: {
    rereadDelay: ({ context }) => rereadDelayOf(context.due),
  },
  guards: {
    isSent: ({ context }) => context.due?.intent?.sent != null,
    isReachable: ({ context }) => context.isReachable,
    hasIncome: ({ context }) => context.due !== null && valueOf(context.due.wallet).due > 0n,
    isReady: ({ context: { due, isReachable } }) => due?.intent != null && termsProblems(due, isReachable).length === 0,
    isDone,
    isRefused,
  },
  actions: {
    setDue: assign((_, params: { due: DueIncome }) => ({ due: params.due, failure: null })),
    setKept: assign(({ context }) => ({ due: context.due && keptTerms(context.due) })),
    setReachable: assign({ isReachable: true }),
    clearReachable: assign({ isReachable: false }),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    setSettled: assign((_, params: { settled: Settled<IncomeReceipt> }) => ({
      receipt: resultOf(params.settled),
      failure: refusalOf(params.settled),
    })),
    passToSettlement: forwardTo('settlement'),
    tellTaken: emit(({ context }) => {
      if (!context.receipt) throw new Error('income that was taken has a receipt');
      return { type: 'income.taken' as const, receipt: context.receipt };
    }),
  },
}).createMachine({
  id: 'income',
  context: ({ input }) => ({ due: null, isReachable: input.isReachable, receipt: null, failure: null }),
  initial: 'loading',
  on: {
    'network.lost': { actions: 'clearReachable' },
    'network.returned': { actions: 'setReachable' },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadDue',
        src: 'loadDue',
        onDone: { target: 'choice', actions: { type: 'setDue', params: ({ event }) => ({ due: event.output }) } },
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
    },
    choice: {
      always: [{ guard: 'isSent', target: 'settling' }, { guard: 'hasIncome', target: 'ready' }, { target: 'empty' }],
    },
    failed: {
      on: {
        'income.refresh': 'loading',
        'network.returned': { target: 'loading', actions: 'setReachable' },
      },
    },
    empty: {
      on: { 'income.refresh': 'loading', 'network.returned': { target: 'loading', actions: 'setReachable' } },
    },
    ready: {
      after: { rereadDelay: { guard: 'isReachable', target: 'refreshing' } },
      on: {
        'income.take': { guard: 'isReady', target: 'settling' },
        'income.refresh': 'refreshing',
        'network.returned': { target: 'refreshing', actions: 'setReachable' },
      },
    },
    /** Read again while it is shown; what can't be read is what the device has. */
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'loadDue',
        src: 'loadDue',
        onDone: { target: 'choice', actions: { type: 'setDue', params: ({ event }) => ({ due: event.output }) } },
        onError: {
          target: 'ready',
          actions: ['setKept', 'setFailure'],
        },
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
            target: 'taken',
            actions: { type: 'setSettled', params: ({ event }) => ({ settled: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ settled: event.output }) },
            target: 'refused',
            actions: { type: 'setSettled', params: ({ event }) => ({ settled: event.output }) },
          },
          // Dropped: what fell due is read anew, with a new intent.
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
      on: { 'income.refresh': 'loading' },
    },
    taken: { type: 'final', entry: 'tellTaken' },
  },
});
