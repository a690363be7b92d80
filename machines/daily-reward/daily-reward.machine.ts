/**
 * A reward that can be taken once a day: for checking in, or the daily bonus (product 12.7, decision 0033). What
 * happens from "take" to a definite answer is the `settlement` child's.
 */
import type { DailyKind, DailyReceipt, DailyStatus } from '#domain/daily-reward.ts';
import type { Failure } from '#domain/failure.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { Intent } from '#domain/intent.ts';
import { assign, emit, forwardTo, setup } from 'xstate';
import { failureIn, port } from '../port.ts';
import { isDone, isRefused, refusalOf, resultOf, type Settled } from '../settlement/settled.ts';
import { createSettlementMachine, type SettlementInput } from '../settlement/settlement.machine.ts';
import { keptTerms, rereadDelayOf, termsProblems } from '../terms.ts';

/** What the member finds today. */
export interface Today {
  status: Fresh<DailyStatus>;
  /** Null when this device can't keep one: then nothing can be taken here. */
  intent: Intent | null;
}

export interface DailyRewardContext {
  kind: DailyKind;
  today: Today | null;
  isReachable: boolean;
  /** Of what was taken just now. */
  receipt: DailyReceipt | null;
  failure: Failure | null;
}

export type DailyRewardEvent =
  | { type: 'day.refresh' }
  | { type: 'reward.take' }
  | { type: 'network.lost' }
  | { type: 'network.returned' };

export type DailyRewardEmitted = { type: 'dailyReward.taken'; receipt: DailyReceipt };

/** The day is the server's: there is nothing to agree to. */
type TakingTerms = Record<string, never>;

function moveOf({ today, isReachable }: DailyRewardContext): SettlementInput<TakingTerms> {
  if (!today?.intent) throw new Error('taking a reward needs an intent');
  return { intent: today.intent, move: today.intent.sent ? null : {}, isReachable };
}

export const dailyRewardMachine = setup({
  types: {
    context: {} as DailyRewardContext,
    events: {} as DailyRewardEvent,
    emitted: {} as DailyRewardEmitted,
    input: {} as { kind: DailyKind; isReachable: boolean },
    children: {} as { settlement: 'settlement' },
  },
  actors: {
    loadToday: port<Today, { kind: DailyKind }>('loadToday'),
    settlement: createSettlementMachine<TakingTerms, DailyReceipt>(),
  },
  delays: {
    rereadDelay: ({ context }) => rereadDelayOf(context.today),
  },
  guards: {
    isSent: ({ context }) => context.today?.intent?.sent != null,
    isReachable: ({ context }) => context.isReachable,
    isTaken: ({ context }) => context.today !== null && valueOf(context.today.status).isTaken,
    isReady: ({ context: { today, isReachable } }) =>
      today?.intent != null && termsProblems(today, isReachable).length === 0,
    isDone,
    isRefused,
  },
  actions: {
    setToday: assign((_, params: { today: Today }) => ({ today: params.today, receipt: null, failure: null })),
    setKept: assign(({ context }) => ({ today: context.today && keptTerms(context.today) })),
    setReachable: assign({ isReachable: true }),
    clearReachable: assign({ isReachable: false }),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    setSettled: assign((_, params: { settled: Settled<DailyReceipt> }) => ({
      receipt: resultOf(params.settled),
      failure: refusalOf(params.settled),
    })),
    passToSettlement: forwardTo('settlement'),
    tellTaken: emit(({ context }) => {
      if (!context.receipt) throw new Error('a reward that was taken has a receipt');
      return { type: 'dailyReward.taken' as const, receipt: context.receipt };
    }),
  },
}).createMachine({
  id: 'dailyReward',
  context: ({ input }) => ({ ...input, today: null, receipt: null, failure: null }),
  initial: 'loading',
  on: {
    'network.lost': { actions: 'clearReachable' },
    'network.returned': { actions: 'setReachable' },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadToday',
        src: 'loadToday',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: { target: 'choice', actions: { type: 'setToday', params: ({ event }) => ({ today: event.output }) } },
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
    },
    choice: {
      always: [{ guard: 'isSent', target: 'settling' }, { guard: 'isTaken', target: 'taken' }, { target: 'ready' }],
    },
    failed: {
      on: {
        'day.refresh': 'loading',
        'network.returned': { target: 'loading', actions: 'setReachable' },
      },
    },
    ready: {
      after: { rereadDelay: { guard: 'isReachable', target: 'refreshing' } },
      on: {
        'reward.take': { guard: 'isReady', target: 'settling' },
        'day.refresh': 'refreshing',
        'network.returned': { target: 'refreshing', actions: 'setReachable' },
      },
    },
    /** Read again while it is shown; what can't be read is what the device has. */
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'loadToday',
        src: 'loadToday',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: { target: 'choice', actions: { type: 'setToday', params: ({ event }) => ({ today: event.output }) } },
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
            actions: [{ type: 'setSettled', params: ({ event }) => ({ settled: event.output }) }, 'tellTaken'],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ settled: event.output }) },
            target: 'refused',
            actions: { type: 'setSettled', params: ({ event }) => ({ settled: event.output }) },
          },
          // Dropped: the day is read anew, with a new intent.
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
      on: { 'day.refresh': 'loading' },
    },
    /** Until the day is over. */
    taken: {
      on: { 'day.refresh': 'loading', 'network.returned': { target: 'loading', actions: 'setReachable' } },
    },
  },
});
