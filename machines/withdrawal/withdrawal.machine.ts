/**
 * Withdrawing to an address or a bank account: what stands in the way, the amount, a review of terms that hold for a
 * while, the fund password or a passkey in its place, and then the move (product 9.4, 9.5, rule P8). Either goes to the
 * server by a call of its own and is forgotten at once: what is kept and sent again holds none (rule P10). What happens
 * from there to a definite answer is the `settlement` child's.
 */
import { exactAmount, noAmount, typedAmount } from '#domain/amount-input.ts';
import { isKept } from '#domain/fresh-age.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { isTermsRefusal } from '#domain/refusals.ts';
import type { Withdrawal, WithdrawalQuote, WithdrawalWay } from '#domain/withdrawal.ts';
import { assign, emit } from 'xstate';
import { answerIn, failureIn, port } from '../port.ts';
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
import { askingPasskey, noProof, proofOf, type Proof } from './proof.ts';
import { askedOf, isSameAsked, moveOf, type QuoteReview, type WithdrawalMove } from './review.ts';
import {
  chosenPayee,
  hasPasskeyIn,
  mostOf,
  obstaclesIn,
  withdrawalProblems,
  type WithdrawalChoice,
  type WithdrawalProblem,
  type WithdrawalTerms,
} from './terms.ts';

interface Own extends WithdrawalChoice, QuoteReview, Proof {
  /** What stopped the last attempt; cleared by the next change. */
  problems: readonly WithdrawalProblem[];
}

type OwnEvent =
  | { type: 'payee.choose'; payeeId: string }
  | { type: 'amount.type'; text: string }
  | { type: 'amount.fill' }
  | { type: 'review.open' }
  | { type: 'review.back' }
  | { type: 'review.confirm' }
  | { type: 'quote.renew' }
  | { type: 'password.type'; text: string }
  | { type: 'password.confirm' }
  | { type: 'passkey.use' }
  | { type: 'passkey.cancel' };
export type WithdrawalEvent = MoneyEvent | OwnEvent;

type Told<Type extends OwnEvent['type']> = { event: Extract<OwnEvent, { type: Type }> };

/** Also where something stands in the way: what an amount costs can be tried. */
const typing = {
  'amount.type': {
    actions: [{ type: 'setAmount', params: ({ event }: Told<'amount.type'>) => event }, 'tellDrafted'],
  },
} as const;

/** Also while terms are read again, where the form stays. */
const filling = {
  ...typing,
  'payee.choose': {
    actions: [{ type: 'setPayee', params: ({ event }: Told<'payee.choose'>) => event }, 'tellDrafted'],
  },
  'amount.fill': { actions: ['setMost', 'tellDrafted'] },
} as const;

export const withdrawalMachine = moneySetup({
  id: 'withdrawal',
  types: {} as {
    subject: WithdrawalWay;
    terms: WithdrawalTerms;
    move: WithdrawalMove;
    result: Withdrawal;
    own: Own;
    events: OwnEvent;
    /** `payeeId`: the one that was just added for this. */
    input: { payeeId?: string };
  },
  actors: {
    loadQuote: port<Fresh<WithdrawalQuote>, ReturnType<typeof askedOf>>('loadQuote'),
    /** By the device, whose holder is asked. */
    askPasskey: port<string, { quoteId: string }>('askPasskey'),
    authorise: port<void, ReturnType<typeof proofOf>>('authorise'),
  },
  onTerms: (terms, { entry, payeeId }) => ({
    entry: entry === noAmount && terms.draft ? terms.draft.entry : entry,
    payeeId: chosenPayee(terms, payeeId || (terms.draft?.payeeId ?? '')),
    problems: [],
  }),
})
  .extend({
    delays: {
      /** As long as the server said when it gave the terms; the actor counts what has passed since. */
      quoteLifetime: ({ context: { quote } }) => (quote ? valueOf(quote).expiresAt - quote.at : 0),
    },
    guards: {
      isBlocked: ({ context: { subject, terms } }) => terms !== null && obstaclesIn(subject, terms).length > 0,
      isKept: (_, params: { quote: Fresh<WithdrawalQuote> }) => isKept(params.quote),
      isComplete: ({ context }) => withdrawalProblems(context).length === 0,
      hasPassword: ({ context }) => context.fundPassword !== '' && context.isReachable,
      hasPasskey: ({ context: { terms, isReachable } }) => hasPasskeyIn(terms) && isReachable,
      isTermsRefusal: ({ event }) => isTermsRefusal(failureIn(event)),
      isChanged: ({ context: { failure } }) => failure !== null && isTermsRefusal(failure),
    },
    actions: {
      setPayee: assign((_, params: { payeeId: string }) => ({ payeeId: params.payeeId, problems: [], failure: null })),
      setAmount: assign((_, params: { text: string }) => ({
        entry: typedAmount(params.text),
        problems: [],
        failure: null,
      })),
      setMost: assign(({ context: { subject, terms } }) => ({
        entry: terms ? exactAmount(mostOf(subject, terms)) : noAmount,
        problems: [],
        failure: null,
      })),
      setQuote: assign(({ context }, { quote }: { quote: Fresh<WithdrawalQuote> }) => ({
        quote,
        replaced: context.quote && isSameAsked(context.quote, quote) ? context.quote : null,
        failure: null,
      })),
      setPassword: assign((_, params: { text: string }) => ({
        fundPassword: params.text,
        problems: [],
        failure: null,
      })),
      clearPassword: assign(noProof),
      setPasskey: assign(({ event }) => ({ passkey: answerIn<string>(event) })),
      clearFailure: assign({ failure: null }),
      markProblems: assign(({ context }) => ({ problems: withdrawalProblems(context) })),
      markPassword: assign({ problems: ['password' as const] }),
      tellDrafted: emit(({ context: { payeeId, entry } }) => ({
        type: 'withdrawal.drafted' as const,
        draft: { payeeId, entry },
      })),
    },
  })
  .createMachine({
    id: 'withdrawal',
    context: ({ input }) => ({
      ...unread(input),
      payeeId: input.payeeId ?? '',
      entry: noAmount,
      quote: null,
      replaced: null,
      ...noProof,
      problems: [],
    }),
    initial: 'loading',
    on: network,
    states: {
      loading: { ...loading, on: filling },
      choice: choice({ guard: 'isBlocked', target: 'blocked' }, { target: 'deciding' }),
      failed: readAgain,
      /** What stands in the way, each with a way to mend it. */
      blocked: { on: { ...readAgain.on, ...typing } },
      deciding: {
        initial: 'idle',
        on: filling,
        states: {
          idle: {
            ...idle,
            on: {
              ...idle.on,
              'review.open': [{ guard: 'isComplete', target: '#withdrawal.quoting' }, { actions: 'markProblems' }],
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
          input: ({ context }) => askedOf(context),
          onDone: [
            {
              guard: { type: 'isKept', params: ({ event }) => ({ quote: event.output }) },
              target: 'deciding',
              actions: 'setKept',
            },
            { target: 'review', actions: { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) } },
          ],
          onError: { target: 'deciding', actions: 'setFailure' },
        },
      },
      review: {
        after: { quoteLifetime: 'expired' },
        on: { 'review.back': 'deciding', 'review.confirm': 'password' },
      },
      /** The terms are over before they were confirmed. */
      expired: {
        entry: 'clearPassword',
        on: { 'quote.renew': 'quoting', 'review.back': 'deciding' },
      },
      /** The fund password, for the terms that were reviewed. */
      password: {
        after: { quoteLifetime: 'expired' },
        on: {
          'password.type': { actions: { type: 'setPassword', params: ({ event }) => event } },
          'password.confirm': [{ guard: 'hasPassword', target: 'authorising' }, { actions: 'markPassword' }],
          'passkey.use': { guard: 'hasPasskey', target: 'askingPasskey', actions: ['clearPassword', 'clearFailure'] },
          'review.back': { target: 'review', actions: ['clearPassword', 'clearFailure'] },
        },
      },
      askingPasskey,
      authorising: {
        tags: 'busy',
        // Forgotten as soon as it is on its way, whatever comes back.
        exit: 'clearPassword',
        invoke: {
          id: 'authorise',
          src: 'authorise',
          input: ({ context }) => proofOf(context),
          onDone: 'settling',
          onError: [
            { guard: 'isTermsRefusal', target: 'expired' },
            { target: 'password', actions: 'setFailure' },
          ],
        },
      },
      settling: settling(moveOf, 'submitted'),
      refused: { ...refused, always: { guard: 'isChanged', target: 'changed' } },
      /** Other terms than those reviewed: nothing moved, and the member is asked again. A refused intent is over. */
      changed: refused,
      submitted: { type: 'final' },
    },
  });
