/**
 * Signing out on all devices at once (product 5.11, decision 0028). Only the server can do it: where it can't be
 * reached the member is told and stays signed in, or signs out here only, which always works (the session's
 * `signOut.request`).
 */
import type { Failure } from '#domain/failure.ts';
import { assign, emit, setup } from 'xstate';
import { failureIn, port } from '../port.ts';

export interface SignOutEverywhereContext {
  failure: Failure | null;
}

export type SignOutEverywhereEvent = { type: 'question.open' } | { type: 'question.close' } | { type: 'sessions.end' };

export type SignOutEverywhereEmitted = { type: 'signOutEverywhere.succeeded' };

export const signOutEverywhereMachine = setup({
  types: {
    context: {} as SignOutEverywhereContext,
    events: {} as SignOutEverywhereEvent,
    emitted: {} as SignOutEverywhereEmitted,
  },
  actors: {
    endSessions: port<void>('endSessions'),
  },
  actions: {
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    clearFailure: assign({ failure: null }),
    tellSucceeded: emit({ type: 'signOutEverywhere.succeeded' }),
  },
}).createMachine({
  id: 'signOutEverywhere',
  context: { failure: null },
  initial: 'ready',
  states: {
    ready: {
      on: { 'question.open': 'question' },
    },
    question: {
      on: { 'question.close': 'ready', 'sessions.end': 'ending' },
    },
    ending: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        onDone: { target: 'ended', actions: 'tellSucceeded' },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    /** Nothing is known to have ended; asking again ends them once. */
    failed: {
      on: { 'question.close': { target: 'ready', actions: 'clearFailure' }, 'sessions.end': 'ending' },
    },
    ended: { type: 'final' },
  },
});
