/**
 * Asking for a payment of play money, in USDT by its chain or in rupees by a cash channel (product 8.1). What happens
 * from "confirm" to a definite answer is the `settlement` child's; what becomes of the payment is the `deposit`
 * machine's.
 */
import { exactAmount, parseEntry, noAmount, typedAmount } from '#domain/amount-input.ts';
import type { Failure } from '#domain/failure.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { Recharge, RechargeMethod } from '#domain/recharge.ts';
import { assign, emit, forwardTo, setup } from 'xstate';
import { failureIn, port } from '../port.ts';
import { isDone, isRefused, refusalOf, resultOf, type Settled } from '../settlement/settled.ts';
import { createSettlementMachine, type SettlementInput } from '../settlement/settlement.machine.ts';
import { keptTerms, rereadDelayOf } from '../terms.ts';
import {
  rechargeProblems,
  type RechargeDesk,
  type RechargeDraft,
  type RechargeEntries,
  type RechargeOrder,
  type RechargeProblem,
} from './order.ts';

export interface RechargeContext extends RechargeEntries {
  /** What stopped the last attempt; cleared by the next change. */
  problems: readonly RechargeProblem[];
  recharge: Recharge | null;
  failure: Failure | null;
}

export type RechargeEvent =
  | { type: 'options.refresh' }
  | { type: 'channel.choose'; channelId: string }
  | { type: 'amount.type'; text: string }
  | { type: 'recharge.confirm' }
  | { type: 'network.lost' }
  | { type: 'network.returned' };

export type RechargeEmitted =
  | { type: 'recharge.drafted'; draft: RechargeDraft }
  | { type: 'recharge.created'; recharge: Recharge };

/** The order as the member confirmed it; one that went out earlier is settled as it was sent. */
function moveOf({ method, desk, channelId, entry, isReachable }: RechargeContext): SettlementInput<RechargeOrder> {
  if (!desk?.intent) throw new Error('a recharge needs its intent');
  if (desk.intent.sent) return { intent: desk.intent, move: null, isReachable };
  const parsed = parseEntry(entry);
  if (parsed.kind !== 'amount') throw new Error('a recharge needs an amount');
  return { intent: desk.intent, move: { method, channelId, amount: parsed.amount }, isReachable };
}

export const rechargeMachine = setup({
  types: {
    context: {} as RechargeContext,
    events: {} as RechargeEvent,
    emitted: {} as RechargeEmitted,
    /** `amount`: what is missing for something else, filled in; 0 for none (product 8.5). */
    input: {} as { method: RechargeMethod; channelId: string; amount?: bigint; isReachable: boolean },
    children: {} as { settlement: 'settlement' },
  },
  actors: {
    loadDesk: port<RechargeDesk, { method: RechargeMethod }>('loadDesk'),
    settlement: createSettlementMachine<RechargeOrder, Recharge>(),
  },
  delays: {
    rereadDelay: ({ context }) => rereadDelayOf(context.desk),
  },
  guards: {
    isSent: ({ context }) => context.desk?.intent?.sent != null,
    isReachable: ({ context }) => context.isReachable,
    isReady: ({ context }) => rechargeProblems(context).length === 0,
    isDone,
    isRefused,
  },
  actions: {
    setDesk: assign(({ context }, { desk }: { desk: RechargeDesk }) => {
      const channelId = context.channelId || (desk.draft?.channelId ?? '');
      return {
        desk,
        // A channel that is gone is no choice any more.
        channelId: valueOf(desk.options).channels.some(({ id }) => id === channelId) ? channelId : '',
        entry: context.entry === noAmount && desk.draft ? desk.draft.entry : context.entry,
        problems: [],
        failure: null,
      };
    }),
    setKept: assign(({ context }) => ({ desk: context.desk && keptTerms(context.desk) })),
    setChannel: assign((_, params: { channelId: string }) => ({ channelId: params.channelId, problems: [] })),
    setAmount: assign((_, params: { text: string }) => ({ entry: typedAmount(params.text), problems: [] })),
    markProblems: assign(({ context }) => ({ problems: rechargeProblems(context) })),
    setReachable: assign({ isReachable: true }),
    clearReachable: assign({ isReachable: false }),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    setSettled: assign((_, params: { settled: Settled<Recharge> }) => ({
      recharge: resultOf(params.settled),
      failure: refusalOf(params.settled),
    })),
    passToSettlement: forwardTo('settlement'),
    tellDrafted: emit(({ context: { channelId, entry } }) => ({
      type: 'recharge.drafted' as const,
      draft: { channelId, entry },
    })),
    tellCreated: emit(({ context }) => {
      if (!context.recharge) throw new Error('a recharge that was created is there');
      return { type: 'recharge.created' as const, recharge: context.recharge };
    }),
  },
}).createMachine({
  id: 'recharge',
  context: ({ input }) => ({
    method: input.method,
    desk: null,
    channelId: input.channelId,
    entry: input.amount ? exactAmount(input.amount) : noAmount,
    isReachable: input.isReachable,
    problems: [],
    recharge: null,
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
        id: 'loadDesk',
        src: 'loadDesk',
        input: ({ context }) => ({ method: context.method }),
        onDone: { target: 'choice', actions: { type: 'setDesk', params: ({ event }) => ({ desk: event.output }) } },
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
    },
    choice: {
      always: [{ guard: 'isSent', target: 'settling' }, { target: 'form' }],
    },
    failed: {
      on: {
        'options.refresh': 'loading',
        'network.returned': { target: 'loading', actions: 'setReachable' },
      },
    },
    form: {
      after: { rereadDelay: { guard: 'isReachable', target: 'refreshing' } },
      on: {
        'options.refresh': 'refreshing',
        'network.returned': { target: 'refreshing', actions: 'setReachable' },
        'channel.choose': {
          actions: [{ type: 'setChannel', params: ({ event }) => ({ channelId: event.channelId }) }, 'tellDrafted'],
        },
        'amount.type': {
          actions: [{ type: 'setAmount', params: ({ event }) => ({ text: event.text }) }, 'tellDrafted'],
        },
        'recharge.confirm': [{ guard: 'isReady', target: 'settling' }, { actions: 'markProblems' }],
      },
    },
    /** Read again while they are shown: what is typed meanwhile stays, and what can't be read is what the device has. */
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'loadDesk',
        src: 'loadDesk',
        input: ({ context }) => ({ method: context.method }),
        onDone: { target: 'choice', actions: { type: 'setDesk', params: ({ event }) => ({ desk: event.output }) } },
        onError: {
          target: 'form',
          actions: ['setKept', 'setFailure'],
        },
      },
      on: {
        'channel.choose': {
          actions: [{ type: 'setChannel', params: ({ event }) => ({ channelId: event.channelId }) }, 'tellDrafted'],
        },
        'amount.type': {
          actions: [{ type: 'setAmount', params: ({ event }) => ({ text: event.text }) }, 'tellDrafted'],
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
            target: 'created',
            actions: { type: 'setSettled', params: ({ event }) => ({ settled: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ settled: event.output }) },
            target: 'refused',
            actions: { type: 'setSettled', params: ({ event }) => ({ settled: event.output }) },
          },
          // Dropped: the form is opened anew, with a new intent.
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
      on: { 'options.refresh': 'loading' },
    },
    created: { type: 'final', entry: 'tellCreated' },
  },
});
