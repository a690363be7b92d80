/**
 * Rupees to USDT, all or part, once per member, at a rate that holds for 60 seconds (product 10.1, 10.2). When a rate
 * has expired a new one is requested, and the member agrees to what it gives. What happens from "confirm" to a definite
 * answer is the `settlement` child's.
 */
import { exactAmount, noAmount, typedAmount, type AmountEntry } from '#domain/amount-input.ts';
import type { ExchangeQuote, ExchangeReceipt } from '#domain/exchange.ts';
import { isKept } from '#domain/fresh-age.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { assign, emit } from 'xstate';
import { port } from '../port.ts';
import {
  choice,
  idle,
  loading,
  moneySetup,
  network,
  readAgain,
  refreshing,
  refused,
  settling,
  unread,
  type MoneyEvent,
} from '../settlement/money-flow.ts';
import { exchangeProblems, moveOf, type ExchangeMove, type ExchangeProblem, type ExchangeTerms } from './rate.ts';

interface Own {
  entry: AmountEntry;
  problems: readonly ExchangeProblem[];
}

type OwnEvent =
  | { type: 'amount.type'; text: string }
  | { type: 'amount.fill' }
  | { type: 'review.open' }
  | { type: 'review.back' }
  | { type: 'quote.renew' }
  | { type: 'exchange.confirm' };
export type ExchangeEvent = MoneyEvent | OwnEvent;

type AmountTyped = Extract<OwnEvent, { type: 'amount.type' }>;

/** Also while terms are read again, where the form stays. */
const filling = {
  'amount.type': {
    actions: [{ type: 'setAmount', params: ({ event }: { event: AmountTyped }) => event }, 'tellDrafted'],
  },
  'amount.fill': { actions: ['setWhole', 'tellDrafted'] },
} as const;

export const exchangeMachine = moneySetup({
  id: 'exchange',
  types: {} as {
    terms: ExchangeTerms;
    move: ExchangeMove;
    result: ExchangeReceipt;
    own: Own;
    events: OwnEvent;
  },
  actors: { loadQuote: port<Fresh<ExchangeQuote>>('loadQuote') },
  onTerms: ({ draft }, { entry }) => ({ entry: entry === noAmount && draft ? draft.entry : entry, problems: [] }),
})
  .extend({
    delays: {
      /** As long as the server said when it gave the rate. */
      quoteLifetime: ({ context: { terms } }) => {
        if (!terms) return 0;
        const { expiresAt, quotedAt } = valueOf(terms.quote);
        return expiresAt - quotedAt;
      },
    },
    guards: {
      isUsed: ({ context: { terms } }) => terms !== null && valueOf(terms.quote).isUsed,
      hasRupees: ({ context: { terms } }) => terms !== null && valueOf(terms.wallet).inr > 0n,
      isKept: (_, params: { quote: Fresh<ExchangeQuote> }) => isKept(params.quote),
      isReady: ({ context }) => exchangeProblems(context).length === 0,
    },
    actions: {
      setQuote: assign(({ context: { terms } }, { quote }: { quote: Fresh<ExchangeQuote> }) => ({
        terms: terms && { ...terms, quote },
        failure: null,
      })),
      setAmount: assign((_, params: { text: string }) => ({ entry: typedAmount(params.text), problems: [] })),
      setWhole: assign(({ context: { terms } }) => ({
        entry: terms ? exactAmount(valueOf(terms.wallet).inr) : noAmount,
        problems: [],
      })),
      markProblems: assign(({ context }) => ({ problems: exchangeProblems(context) })),
      tellDrafted: emit(({ context: { entry } }) => ({ type: 'exchange.drafted' as const, draft: { entry } })),
    },
  })
  .createMachine({
    id: 'exchange',
    context: ({ input }) => ({ ...unread(input), entry: noAmount, problems: [] }),
    initial: 'loading',
    on: network,
    states: {
      loading: { ...loading, on: filling },
      choice: choice(
        { guard: 'isUsed', target: 'spent' },
        { guard: 'hasRupees', target: 'deciding' },
        { target: 'empty' },
      ),
      failed: readAgain,
      /** Once per member, and this one has. */
      spent: readAgain,
      empty: readAgain,
      deciding: {
        initial: 'idle',
        on: filling,
        states: {
          idle: {
            ...idle,
            on: {
              ...idle.on,
              'review.open': [{ guard: 'isReady', target: '#exchange.quoting' }, { actions: 'markProblems' }],
            },
          },
          refreshing,
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
              target: 'deciding',
              actions: { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) },
            },
            { target: 'review', actions: { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) } },
          ],
          onError: { target: 'deciding', actions: 'setFailure' },
        },
      },
      review: {
        after: { quoteLifetime: 'expired' },
        on: { 'review.back': 'deciding', 'exchange.confirm': { guard: 'isReady', target: 'settling' } },
      },
      expired: { on: { 'quote.renew': 'quoting', 'review.back': 'deciding' } },
      settling: settling(moveOf, 'exchanged'),
      refused,
      exchanged: { type: 'final' },
    },
  });
