/** Ending another session of the member, or all but this one (product 5.10): asked once more before it is done. */
import type { Failure } from '#domain/failure.ts';
import type { SignedIn } from '#domain/signed-in.ts';
import { assign, emit, setup } from 'xstate';
import { failureIn, port } from '../port.ts';

export interface EndSessionsContext {
  /** Which one; null: all others. */
  session: SignedIn | null;
  failure: Failure | null;
}

export type EndSessionsEvent =
  | { type: 'session.choose'; session: SignedIn }
  | { type: 'others.choose' }
  | { type: 'question.close' }
  | { type: 'sessions.end' };

export type EndSessionsEmitted = { type: 'endSessions.succeeded'; session: SignedIn | null };

const end = [{ guard: 'isOne', target: 'endingOne' }, { target: 'endingOthers' }] as const;

export const endSessionsMachine = setup({
  types: {
    context: {} as EndSessionsContext,
    events: {} as EndSessionsEvent,
    emitted: {} as EndSessionsEmitted,
  },
  actors: {
    endSession: port<void, { sessionId: string }>('endSession'),
    endOtherSessions: port<void>('endOtherSessions'),
  },
  guards: {
    isOne: ({ context }) => context.session !== null,
  },
  actions: {
    setSession: assign((_, params: { session: SignedIn }) => ({ session: params.session })),
    clearSession: assign({ session: null }),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    clearFailure: assign({ failure: null }),
    tellSucceeded: emit(({ context }) => ({ type: 'endSessions.succeeded' as const, session: context.session })),
  },
}).createMachine({
  id: 'endSessions',
  context: { session: null, failure: null },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'session.choose': {
          target: 'question',
          actions: { type: 'setSession', params: ({ event }) => ({ session: event.session }) },
        },
        'others.choose': { target: 'question', actions: 'clearSession' },
      },
    },
    question: {
      on: { 'question.close': 'ready', 'sessions.end': end },
    },
    endingOne: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context }) => ({ sessionId: context.session?.id ?? '' }),
        onDone: { target: 'ready', actions: 'tellSucceeded' },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    endingOthers: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'endOtherSessions',
        src: 'endOtherSessions',
        onDone: { target: 'ready', actions: 'tellSucceeded' },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    /** It may have ended all the same: ending it again does no harm. */
    failed: {
      on: { 'question.close': { target: 'ready', actions: 'clearFailure' }, 'sessions.end': end },
    },
  },
});
