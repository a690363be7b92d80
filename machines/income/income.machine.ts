/**
 * Receiving the income that fell due. Spec part 4 "Income receipt": not received, receiving, then a success message;
 * it arrives about 30 minutes later. The same care for the outcome as in `purchase`.
 */
import { isDefinite, isUnsent, toFailure, type Failure } from '#domain/failure.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { Intent, Outcome } from '#domain/intent.ts';
import type { WalletSummary } from '#domain/wallet.ts';
import { assign, emit, setup } from 'xstate';
import { port } from '../port.ts';

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
  | { type: 'income.resend' }
  | { type: 'income.cancel' }
  | { type: 'outcome.check' }
  | { type: 'network.lost' }
  | { type: 'network.returned' };

export type IncomeEmitted = { type: 'income.taken'; receipt: IncomeReceipt };

const intentOf = ({ due }: IncomeContext): { intent: Intent } => {
  if (!due?.intent) throw new Error('taking income needs an intent');
  return { intent: due.intent };
};

export const incomeMachine = setup({
  types: {
    context: {} as IncomeContext,
    events: {} as IncomeEvent,
    emitted: {} as IncomeEmitted,
    input: {} as { isReachable: boolean },
  },
  actors: {
    loadDue: port<DueIncome>('loadDue'),
    submit: port<IncomeReceipt, { intent: Intent }>('submit'),
    askOutcome: port<Outcome<IncomeReceipt>, { intent: Intent }>('askOutcome'),
    cancel: port<Outcome<IncomeReceipt>, { intent: Intent }>('cancel'),
  },
  delays: {
    /** Ours: asks again by itself, so that the doubt ends within seconds of the server's return. */
    recheckDelay: 3_000,
  },
  guards: {
    isSent: (_, params: { due: DueIncome }) => params.due.intent?.sent != null,
    hasIncome: (_, params: { due: DueIncome }) => valueOf(params.due.wallet).due > 0n,
    isReady: ({ context }) => context.isReachable && context.due?.intent != null,
    isReachable: ({ context }) => context.isReachable,
    /** The server said no, or it never left this device: either way nothing moved. */
    isRefusal: (_, params: { error: unknown }) => {
      const failure = toFailure(params.error);
      return isDefinite(failure) || isUnsent(failure);
    },
    isDone: (_, params: { outcome: Outcome<IncomeReceipt> }) => params.outcome.state === 'done',
    isRefused: (_, params: { outcome: Outcome<IncomeReceipt> }) => params.outcome.state === 'refused',
  },
  actions: {
    setDue: assign((_, params: { due: DueIncome }) => ({ due: params.due, failure: null })),
    setReachable: assign({ isReachable: true }),
    clearReachable: assign({ isReachable: false }),
    setFailure: assign((_, params: { error: unknown }) => ({ failure: toFailure(params.error) })),
    setRefusal: assign((_, params: { outcome: Outcome<IncomeReceipt> }) => ({
      failure: params.outcome.state === 'refused' ? toFailure(params.outcome.failure) : null,
    })),
    setReceipt: assign((_, params: { receipt: IncomeReceipt }) => ({ receipt: params.receipt, failure: null })),
    setOutcome: assign((_, params: { outcome: Outcome<IncomeReceipt> }) => ({
      receipt: params.outcome.state === 'done' ? params.outcome.result : null,
      failure: null,
    })),
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
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => ({ due: event.output }) },
            target: 'checking',
            actions: { type: 'setDue', params: ({ event }) => ({ due: event.output }) },
          },
          {
            guard: { type: 'hasIncome', params: ({ event }) => ({ due: event.output }) },
            target: 'ready',
            actions: { type: 'setDue', params: ({ event }) => ({ due: event.output }) },
          },
          { target: 'empty', actions: { type: 'setDue', params: ({ event }) => ({ due: event.output }) } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      on: {
        'income.refresh': 'loading',
        'network.returned': { target: 'loading', actions: 'setReachable' },
      },
    },
    empty: {
      on: { 'income.refresh': 'loading' },
    },
    ready: {
      on: {
        'income.take': { guard: 'isReady', target: 'submitting' },
        'income.refresh': 'loading',
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => intentOf(context),
        onDone: {
          target: 'taken',
          actions: { type: 'setReceipt', params: ({ event }) => ({ receipt: event.output }) },
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
      on: { 'income.refresh': 'loading' },
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
            target: 'taken',
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
      on: { 'income.resend': 'submitting', 'income.cancel': 'cancelling' },
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
            target: 'taken',
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
    taken: { type: 'final', entry: 'tellTaken' },
  },
});
