/**
 * Deleting the account (product 5.18, decision 0069): what it takes is shown with exact amounts, and the login password confirms
 * it. The intent is on the device before anything is sent; without an answer, and after a restart, the server is asked by it.
 * The password lives in this context until the call goes out (rule P10).
 */
import { isUnsent, type Failure } from '#domain/failure.ts';
import type { DeletionTerms } from '#domain/own-data.ts';
import { isTermsRefusal } from '#domain/refusals.ts';
import { assign, emit, setup } from 'xstate';
import { failureIn, port } from '../port.ts';

export interface DeleteAccountContext {
  terms: DeletionTerms | null;
  password: string;
  failure: Failure | null;
}

export type DeleteAccountEvent =
  | { type: 'deletion.open' }
  | { type: 'deletion.close' }
  | { type: 'password.open' }
  | { type: 'password.type'; password: string }
  | { type: 'account.delete' }
  | { type: 'outcome.check' };

export type DeleteAccountEmitted = { type: 'deleteAccount.succeeded' };

const begins = { on: { 'deletion.open': { target: 'reading', actions: 'clearFailure' } } } as const;

export const deleteAccountMachine = setup({
  types: {
    context: {} as DeleteAccountContext,
    events: {} as DeleteAccountEvent,
    emitted: {} as DeleteAccountEmitted,
  },
  actors: {
    /** Whether a deletion went out whose end this device doesn't know. */
    findSent: port<boolean>('findSent'),
    loadTerms: port<DeletionTerms>('loadTerms'),
    deleteAccount: port<void, { password: string; terms: DeletionTerms | null }>('deleteAccount'),
    /** Whether the account is deleted, by the intent. */
    askOutcome: port<boolean>('askOutcome'),
  },
  guards: {
    isTrue: (_, params: { is: boolean }) => params.is,
    hasPassword: ({ context }) => context.password !== '',
    isTermsRefusal: ({ event }) => isTermsRefusal(failureIn(event)),
    /** Or not sent at all: this device could not keep the intent. */
    isRefusal: ({ event }) => failureIn(event).kind === 'rejected' || isUnsent(failureIn(event)),
  },
  actions: {
    setTerms: assign((_, params: { terms: DeletionTerms }) => ({ terms: params.terms })),
    setPassword: assign((_, params: { password: string }) => ({ password: params.password, failure: null })),
    clearPassword: assign({ password: '' }),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    clearFailure: assign({ failure: null }),
    tellSucceeded: emit({ type: 'deleteAccount.succeeded' }),
  },
}).createMachine({
  id: 'deleteAccount',
  context: { terms: null, password: '', failure: null },
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'findSent',
        src: 'findSent',
        onDone: [
          { guard: { type: 'isTrue', params: ({ event }) => ({ is: event.output }) }, target: 'asking' },
          { target: 'ready' },
        ],
        onError: 'ready',
      },
    },
    ready: begins,
    /** One went out, and nothing was deleted. */
    spared: begins,
    reading: {
      tags: 'busy',
      invoke: {
        id: 'loadTerms',
        src: 'loadTerms',
        onDone: {
          target: 'terms',
          actions: { type: 'setTerms', params: ({ event }) => ({ terms: event.output }) },
        },
        onError: { target: 'failed', actions: 'setFailure' },
      },
      on: { 'deletion.close': 'ready' },
    },
    failed: {
      on: { 'deletion.open': { target: 'reading', actions: 'clearFailure' }, 'deletion.close': closed() },
    },
    /** What it takes; a failure says why it is shown again. */
    terms: {
      on: { 'password.open': { target: 'password', actions: 'clearFailure' }, 'deletion.close': closed() },
    },
    password: {
      on: {
        'password.type': {
          actions: { type: 'setPassword', params: ({ event }) => ({ password: event.password }) },
        },
        'account.delete': { guard: 'hasPassword', target: 'deleting' },
        'deletion.close': closed(),
      },
    },
    deleting: {
      tags: 'busy',
      exit: 'clearPassword',
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context: { password, terms } }) => ({ password, terms }),
        onDone: 'deleted',
        onError: [
          { guard: 'isTermsRefusal', target: 'reading', actions: 'setFailure' },
          { guard: 'isRefusal', target: 'refused', actions: 'setFailure' },
          { target: 'asking', actions: 'setFailure' },
        ],
      },
    },
    /** A definite no: nothing is gone. */
    refused: {
      on: { 'password.open': { target: 'password', actions: 'clearFailure' }, 'deletion.close': closed() },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askOutcome',
        src: 'askOutcome',
        onDone: [
          { guard: { type: 'isTrue', params: ({ event }) => ({ is: event.output }) }, target: 'deleted' },
          { target: 'spared' },
        ],
        onError: { target: 'unknown', actions: 'setFailure' },
      },
    },
    /** It may be done. */
    unknown: {
      on: { 'outcome.check': 'asking' },
    },
    deleted: { type: 'final', entry: ['clearFailure', 'tellSucceeded'] },
  },
});

function closed() {
  return { target: 'ready', actions: ['clearPassword', 'clearFailure'] } as const;
}
