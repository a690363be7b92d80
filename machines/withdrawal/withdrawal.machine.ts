/**
 * Withdrawing to an address or a bank account: what stands in the way, the amount, a review of terms that hold for a
 * while, the fund password, and then the move (product 9.4, 9.5, rule P8). The password goes to the server by a call of
 * its own and is forgotten at once: what is kept and sent again holds none (rule P10). What happens from there to a
 * definite answer is the `settlement` child's.
 */
import { exactAmount, noAmount, typedAmount } from '#domain/amount-input.ts';
import type { Failure } from '#domain/failure.ts';
import { isTermsRefusal } from '#domain/refusals.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { isKept } from '#domain/fresh-age.ts';
import type { Fresh } from '#domain/fresh.ts';
import type { Withdrawal, WithdrawalQuote, WithdrawalWay } from '#domain/withdrawal.ts';
import { assign, emit, forwardTo, setup } from 'xstate';
import { failureIn, port } from '../port.ts';
import { isDone, isRefused, refusalOf, resultOf, type Settled } from '../settlement/settled.ts';
import { createSettlementMachine } from '../settlement/settlement.machine.ts';
import { keptTerms, rereadDelayOf } from '../terms.ts';
import { askedOf, isSameAsked, moveOf, type WithdrawalMove, type WithdrawalReview } from './review.ts';
import {
  chosenPayee,
  mostOf,
  obstaclesIn,
  withdrawalProblems,
  type WithdrawalDraft,
  type WithdrawalProblem,
  type WithdrawalTerms,
} from './terms.ts';

export interface WithdrawalContext extends WithdrawalReview {
  /** From the member's hand to the call that gives it, no longer. */
  fundPassword: string;
  /** What stopped the last attempt; cleared by the next change. */
  problems: readonly WithdrawalProblem[];
  withdrawal: Withdrawal | null;
  failure: Failure | null;
}

export type WithdrawalEvent =
  | { type: 'terms.refresh' }
  | { type: 'payee.choose'; payeeId: string }
  | { type: 'amount.type'; text: string }
  | { type: 'amount.fill' }
  | { type: 'review.open' }
  | { type: 'review.back' }
  | { type: 'review.confirm' }
  | { type: 'quote.renew' }
  | { type: 'password.type'; text: string }
  | { type: 'password.confirm' }
  | { type: 'network.lost' }
  | { type: 'network.returned' };

export type WithdrawalEmitted =
  | { type: 'withdrawal.drafted'; draft: WithdrawalDraft }
  | { type: 'withdrawal.submitted'; withdrawal: Withdrawal };

export const withdrawalMachine = setup({
  types: {
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    emitted: {} as WithdrawalEmitted,
    /** `payeeId`: the one that was just added for this. */
    input: {} as { way: WithdrawalWay; isReachable: boolean; payeeId?: string },
    children: {} as { settlement: 'settlement' },
  },
  actors: {
    loadTerms: port<WithdrawalTerms, { way: WithdrawalWay }>('loadTerms'),
    loadQuote: port<Fresh<WithdrawalQuote>, { way: WithdrawalWay; amount: bigint; payeeId: string }>('loadQuote'),
    authorise: port<void, { quoteId: string; fundPassword: string }>('authorise'),
    settlement: createSettlementMachine<WithdrawalMove, Withdrawal>(),
  },
  delays: {
    /** As long as the server said when it gave the terms. */
    quoteLifetime: ({ context }) => (context.quote ? valueOf(context.quote).expiresAt - context.quote.at : 0),
    rereadDelay: ({ context }) => rereadDelayOf(context.terms),
  },
  guards: {
    isSent: ({ context }) => context.terms?.intent?.sent != null,
    isBlocked: ({ context: { way, terms } }) => terms !== null && obstaclesIn(way, terms).length > 0,
    isReachable: ({ context }) => context.isReachable,
    isKept: (_, params: { quote: Fresh<WithdrawalQuote> }) => isKept(params.quote),
    isComplete: ({ context }) => withdrawalProblems(context).length === 0,
    hasPassword: ({ context }) => context.fundPassword !== '' && context.isReachable,
    isTermsRefusal: ({ event }) => isTermsRefusal(failureIn(event)),
    isChanged: (_, params: { settled: Settled<Withdrawal> }) =>
      params.settled.end === 'refused' && isTermsRefusal(params.settled.failure),
    isDone,
    isRefused,
  },
  actions: {
    setTerms: assign(({ context }, { terms }: { terms: WithdrawalTerms }) => {
      const { draft } = terms;
      return {
        terms,
        entry: context.entry === noAmount && draft ? draft.entry : context.entry,
        payeeId: chosenPayee(terms, context.payeeId || (draft?.payeeId ?? '')),
        problems: [],
        failure: null,
      };
    }),
    setKept: assign(({ context }) => ({ terms: context.terms && keptTerms(context.terms) })),
    setPayee: assign((_, params: { payeeId: string }) => ({ payeeId: params.payeeId, problems: [], failure: null })),
    setAmount: assign((_, params: { text: string }) => ({
      entry: typedAmount(params.text),
      problems: [],
      failure: null,
    })),
    setMost: assign(({ context }) => ({
      entry: context.terms ? exactAmount(mostOf(context.way, context.terms)) : noAmount,
      problems: [],
      failure: null,
    })),
    setQuote: assign(({ context }, { quote }: { quote: Fresh<WithdrawalQuote> }) => ({
      quote,
      replaced: context.quote && isSameAsked(context.quote, quote) ? context.quote : null,
      failure: null,
    })),
    setPassword: assign((_, params: { text: string }) => ({ fundPassword: params.text, problems: [], failure: null })),
    clearPassword: assign({ fundPassword: '' }),
    clearFailure: assign({ failure: null }),
    markProblems: assign(({ context }) => ({ problems: withdrawalProblems(context) })),
    markPassword: assign({ problems: ['password' as const] }),
    setReachable: assign({ isReachable: true }),
    clearReachable: assign({ isReachable: false }),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    setSettled: assign((_, params: { settled: Settled<Withdrawal> }) => ({
      withdrawal: resultOf(params.settled),
      failure: refusalOf(params.settled),
    })),
    passToSettlement: forwardTo('settlement'),
    tellDrafted: emit(({ context: { payeeId, entry } }) => ({
      type: 'withdrawal.drafted' as const,
      draft: { payeeId, entry },
    })),
    tellSubmitted: emit(({ context }) => {
      if (!context.withdrawal) throw new Error('a withdrawal that was submitted is there');
      return { type: 'withdrawal.submitted' as const, withdrawal: context.withdrawal };
    }),
  },
}).createMachine({
  id: 'withdrawal',
  context: ({ input }) => ({
    way: input.way,
    terms: null,
    payeeId: input.payeeId ?? '',
    entry: noAmount,
    isReachable: input.isReachable,
    quote: null,
    replaced: null,
    fundPassword: '',
    problems: [],
    withdrawal: null,
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
        id: 'loadTerms',
        src: 'loadTerms',
        input: ({ context }) => ({ way: context.way }),
        onDone: { target: 'choice', actions: { type: 'setTerms', params: ({ event }) => ({ terms: event.output }) } },
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
    },
    choice: {
      always: [{ guard: 'isSent', target: 'settling' }, { guard: 'isBlocked', target: 'blocked' }, { target: 'form' }],
    },
    failed: {
      on: {
        'terms.refresh': 'loading',
        'network.returned': { target: 'loading', actions: 'setReachable' },
      },
    },
    /** What stands in the way, each with a way to mend it. */
    blocked: {
      on: { 'terms.refresh': 'loading', 'network.returned': { target: 'loading', actions: 'setReachable' } },
    },
    form: {
      after: { rereadDelay: { guard: 'isReachable', target: 'refreshing' } },
      on: {
        'terms.refresh': 'refreshing',
        'network.returned': { target: 'refreshing', actions: 'setReachable' },
        'payee.choose': {
          actions: [{ type: 'setPayee', params: ({ event }) => ({ payeeId: event.payeeId }) }, 'tellDrafted'],
        },
        'amount.type': {
          actions: [{ type: 'setAmount', params: ({ event }) => ({ text: event.text }) }, 'tellDrafted'],
        },
        'amount.fill': { actions: ['setMost', 'tellDrafted'] },
        'review.open': [{ guard: 'isComplete', target: 'quoting' }, { actions: 'markProblems' }],
      },
    },
    /** Read again while they are shown: what is typed meanwhile stays, and what can't be read is what the device has. */
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'loadTerms',
        src: 'loadTerms',
        input: ({ context }) => ({ way: context.way }),
        onDone: { target: 'choice', actions: { type: 'setTerms', params: ({ event }) => ({ terms: event.output }) } },
        onError: {
          target: 'form',
          actions: ['setKept', 'setFailure'],
        },
      },
      on: {
        'payee.choose': {
          actions: [{ type: 'setPayee', params: ({ event }) => ({ payeeId: event.payeeId }) }, 'tellDrafted'],
        },
        'amount.type': {
          actions: [{ type: 'setAmount', params: ({ event }) => ({ text: event.text }) }, 'tellDrafted'],
        },
        'amount.fill': { actions: ['setMost', 'tellDrafted'] },
      },
    },
    quoting: {
      tags: 'busy',
      invoke: {
        id: 'loadQuote',
        src: 'loadQuote',
        input: ({ context }) => askedOf(context),
        onDone: [
          {
            guard: { type: 'isKept', params: ({ event }) => ({ quote: event.output }) },
            target: 'form',
            actions: 'setKept',
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
        'review.confirm': 'password',
      },
    },
    /** The terms are over before they were confirmed. */
    expired: {
      entry: 'clearPassword',
      on: { 'quote.renew': 'quoting', 'review.back': 'form' },
    },
    /** The fund password, for the terms that were reviewed. */
    password: {
      after: { quoteLifetime: 'expired' },
      on: {
        'password.type': { actions: { type: 'setPassword', params: ({ event }) => ({ text: event.text }) } },
        'password.confirm': [{ guard: 'hasPassword', target: 'authorising' }, { actions: 'markPassword' }],
        'review.back': { target: 'review', actions: ['clearPassword', 'clearFailure'] },
      },
    },
    authorising: {
      tags: 'busy',
      // Forgotten as soon as it is on its way, whatever comes back.
      exit: 'clearPassword',
      invoke: {
        id: 'authorise',
        src: 'authorise',
        input: ({ context }) => ({
          quoteId: context.quote ? valueOf(context.quote).id : '',
          fundPassword: context.fundPassword,
        }),
        onDone: 'settling',
        onError: [
          {
            guard: 'isTermsRefusal',
            target: 'expired',
          },
          { target: 'password', actions: 'setFailure' },
        ],
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
            target: 'submitted',
            actions: { type: 'setSettled', params: ({ event }) => ({ settled: event.output }) },
          },
          {
            guard: { type: 'isChanged', params: ({ event }) => ({ settled: event.output }) },
            target: 'changed',
            actions: { type: 'setSettled', params: ({ event }) => ({ settled: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ settled: event.output }) },
            target: 'refused',
            actions: { type: 'setSettled', params: ({ event }) => ({ settled: event.output }) },
          },
          // Dropped: the terms are read anew, with a new intent.
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
    /** Other terms than those reviewed: nothing moved, and the member is asked again. A refused intent is over. */
    changed: {
      on: { 'terms.refresh': 'loading' },
    },
    refused: {
      on: { 'terms.refresh': 'loading' },
    },
    submitted: { type: 'final', entry: 'tellSubmitted' },
  },
});
