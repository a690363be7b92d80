/**
 * Rupees to USDT, all or part, once per member, at a rate that holds for 60 seconds (product 10.1, 10.2). When a rate
 * has expired a new one is requested, and the member agrees to what it gives. What happens from "confirm" to a definite
 * answer is the `settlement` child's.
 */
import { exactAmount, noAmount, typedAmount } from '#domain/amount-input.ts';
import type { ExchangeQuote, ExchangeReceipt } from '#domain/exchange.ts';
import type { Failure } from '#domain/failure.ts';
import { isKept } from '#domain/fresh-age.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { assign, emit, forwardTo, setup } from 'xstate';
import { failureIn, port } from '../port.ts';
import { isDone, isRefused, refusalOf, resultOf, type Settled } from '../settlement/settled.ts';
import { createSettlementMachine } from '../settlement/settlement.machine.ts';
import { keptTerms, rereadDelayOf } from '../terms.ts';
import {
  exchangeProblems,
  moveOf,
  type ExchangeDesk,
  type ExchangeDraft,
  type ExchangeEntries,
  type ExchangeProblem,
  type ExchangeTerms,
} from './desk.ts';

export interface ExchangeContext extends ExchangeEntries {
  problems: readonly ExchangeProblem[];
  receipt: ExchangeReceipt | null;
  failure: Failure | null;
}

export type ExchangeEvent =
  | { type: 'quote.refresh' }
  | { type: 'amount.type'; text: string }
  | { type: 'amount.fill' }
  | { type: 'review.open' }
  | { type: 'review.back' }
  | { type: 'quote.renew' }
  | { type: 'exchange.confirm' }
  | { type: 'network.lost' }
  | { type: 'network.returned' };

export type ExchangeEmitted =
  | { type: 'exchange.drafted'; draft: ExchangeDraft }
  | { type: 'exchange.succeeded'; receipt: ExchangeReceipt };

export const exchangeMachine = setup({
  types: {
    context: {} as ExchangeContext,
    events: {} as ExchangeEvent,
    emitted: {} as ExchangeEmitted,
    input: {} as { isReachable: boolean },
    children: {} as { settlement: 'settlement' },
  },
  actors: {
    loadDesk: port<ExchangeDesk>('loadDesk'),
    loadQuote: port<Fresh<ExchangeQuote>>('loadQuote'),
    settlement: createSettlementMachine<ExchangeTerms, ExchangeReceipt>(),
  },
  delays: {
    /** As long as the server said when it gave the rate. */
    quoteLifetime: ({ context }) => {
      if (!context.desk) return 0;
      const { expiresAt, quotedAt } = valueOf(context.desk.quote);
      return expiresAt - quotedAt;
    },
    rereadDelay: ({ context }) => rereadDelayOf(context.desk),
  },
  guards: {
    isSent: ({ context }) => context.desk?.intent?.sent != null,
    isUsed: ({ context }) => context.desk !== null && valueOf(context.desk.quote).isUsed,
    hasRupees: ({ context }) => context.desk !== null && valueOf(context.desk.wallet).inr > 0n,
    isReachable: ({ context }) => context.isReachable,
    isKept: (_, params: { quote: Fresh<ExchangeQuote> }) => isKept(params.quote),
    isReady: ({ context }) => exchangeProblems(context).length === 0,
    isDone,
    isRefused,
  },
  actions: {
    setDesk: assign(({ context }, { desk }: { desk: ExchangeDesk }) => ({
      desk,
      entry: context.entry === noAmount && desk.draft ? desk.draft.entry : context.entry,
      problems: [],
      failure: null,
    })),
    setKept: assign(({ context }) => ({ desk: context.desk && keptTerms(context.desk) })),
    setQuote: assign(({ context }, params: { quote: Fresh<ExchangeQuote> }) => ({
      desk: context.desk && { ...context.desk, quote: params.quote },
      failure: null,
    })),
    setAmount: assign((_, params: { text: string }) => ({ entry: typedAmount(params.text), problems: [] })),
    setWhole: assign(({ context }) => ({
      entry: context.desk ? exactAmount(valueOf(context.desk.wallet).inr) : noAmount,
      problems: [],
    })),
    markProblems: assign(({ context }) => ({ problems: exchangeProblems(context) })),
    setReachable: assign({ isReachable: true }),
    clearReachable: assign({ isReachable: false }),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    setSettled: assign((_, params: { settled: Settled<ExchangeReceipt> }) => ({
      receipt: resultOf(params.settled),
      failure: refusalOf(params.settled),
    })),
    passToSettlement: forwardTo('settlement'),
    tellDrafted: emit(({ context: { entry } }) => ({ type: 'exchange.drafted' as const, draft: { entry } })),
    tellSucceeded: emit(({ context }) => {
      if (!context.receipt) throw new Error('an exchange that succeeded has a receipt');
      return { type: 'exchange.succeeded' as const, receipt: context.receipt };
    }),
  },
}).createMachine({
  id: 'exchange',
  context: ({ input }) => ({
    desk: null,
    entry: noAmount,
    problems: [],
    isReachable: input.isReachable,
    receipt: null,
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
        onDone: { target: 'choice', actions: { type: 'setDesk', params: ({ event }) => ({ desk: event.output }) } },
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
    },
    choice: {
      always: [
        { guard: 'isSent', target: 'settling' },
        { guard: 'isUsed', target: 'spent' },
        { guard: 'hasRupees', target: 'form' },
        { target: 'empty' },
      ],
    },
    failed: {
      on: {
        'quote.refresh': 'loading',
        'network.returned': { target: 'loading', actions: 'setReachable' },
      },
    },
    /** Once per member, and this one has. */
    spent: {
      on: { 'network.returned': { target: 'loading', actions: 'setReachable' } },
    },
    empty: {
      on: { 'quote.refresh': 'loading', 'network.returned': { target: 'loading', actions: 'setReachable' } },
    },
    form: {
      after: { rereadDelay: { guard: 'isReachable', target: 'refreshing' } },
      on: {
        'quote.refresh': 'refreshing',
        'network.returned': { target: 'refreshing', actions: 'setReachable' },
        'amount.type': {
          actions: [{ type: 'setAmount', params: ({ event }) => ({ text: event.text }) }, 'tellDrafted'],
        },
        'amount.fill': { actions: ['setWhole', 'tellDrafted'] },
        'review.open': [{ guard: 'isReady', target: 'quoting' }, { actions: 'markProblems' }],
      },
    },
    /** Read again while they are shown: what is typed meanwhile stays, and what can't be read is what the device has. */
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'loadDesk',
        src: 'loadDesk',
        onDone: { target: 'choice', actions: { type: 'setDesk', params: ({ event }) => ({ desk: event.output }) } },
        onError: {
          target: 'form',
          actions: ['setKept', 'setFailure'],
        },
      },
      on: {
        'amount.type': {
          actions: [{ type: 'setAmount', params: ({ event }) => ({ text: event.text }) }, 'tellDrafted'],
        },
        'amount.fill': { actions: ['setWhole', 'tellDrafted'] },
      },
    },
    quoting: {
      tags: 'busy',
      invoke: {
        id: 'loadQuote',
        src: 'loadQuote',
        onDone: [
          {
            guard: { type: 'isKept', params: ({ event }) => ({ quote: event.output }) },
            target: 'form',
            actions: { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) },
          },
          { target: 'review', actions: { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) } },
        ],
        onError: {
          target: 'form',
          actions: 'setFailure',
        },
      },
    },
    review: {
      after: { quoteLifetime: 'expired' },
      on: {
        'review.back': 'form',
        'exchange.confirm': { guard: 'isReady', target: 'settling' },
      },
    },
    expired: {
      on: { 'quote.renew': 'quoting', 'review.back': 'form' },
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
            target: 'exchanged',
            actions: { type: 'setSettled', params: ({ event }) => ({ settled: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ settled: event.output }) },
            target: 'refused',
            actions: { type: 'setSettled', params: ({ event }) => ({ settled: event.output }) },
          },
          // Dropped: rate and balance are read anew, with a new intent.
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
      on: { 'quote.refresh': 'loading' },
    },
    exchanged: { type: 'final', entry: 'tellSucceeded' },
  },
});
