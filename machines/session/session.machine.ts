/**
 * Who is signed in. Spec parts 4 and 8: a refused token clears what is stored, tells, and leads to login after one
 * second; signing out clears everything. A refusal of an older token never ends a newer session (reliability.md C3).
 */
import type { Session } from '#domain/member.ts';
import { sessionEndDelay } from '#domain/limits.ts';
import { assign, emit, setup } from 'xstate';
import { port } from '../port.ts';

export interface SessionContext {
  session: Session | null;
}

export type SessionEvent =
  | { type: 'session.opened'; session: Session }
  | { type: 'session.refused'; token: string }
  | { type: 'signOut.request' };

export type SessionEmitted = { type: 'session.ended' } | { type: 'session.left' };

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
  },
  actors: {
    restore: port<Session | null>('restore'),
    keep: port<void, { session: Session | null }>('keep'),
    forget: port<void>('forget'),
    signOut: port<void>('signOut'),
  },
  delays: { sessionEndDelay },
  guards: {
    hasSession: (_, params: { session: Session | null }) => params.session !== null,
    isCurrentToken: ({ context }, params: { token: string }) => context.session?.token === params.token,
  },
  actions: {
    setSession: assign((_, params: { session: Session | null }) => ({ session: params.session })),
    clearSession: assign({ session: null }),
    tellEnded: emit({ type: 'session.ended' }),
    tellLeft: emit({ type: 'session.left' }),
  },
}).createMachine({
  id: 'session',
  context: { session: null },
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: [
          {
            guard: { type: 'hasSession', params: ({ event }) => ({ session: event.output }) },
            target: 'member',
            actions: { type: 'setSession', params: ({ event }) => ({ session: event.output }) },
          },
          { target: 'visitor' },
        ],
        onError: 'visitor',
      },
    },
    visitor: {
      on: {
        'session.opened': {
          target: 'keeping',
          actions: { type: 'setSession', params: ({ event }) => ({ session: event.session }) },
        },
      },
    },
    keeping: {
      tags: 'busy',
      // A device that can't store still lets its member in, until the page is closed.
      invoke: {
        id: 'keep',
        src: 'keep',
        input: ({ context }) => ({ session: context.session }),
        onDone: 'member',
        onError: 'member',
      },
    },
    member: {
      on: {
        'session.refused': {
          guard: { type: 'isCurrentToken', params: ({ event }) => ({ token: event.token }) },
          target: 'clearing',
        },
        'signOut.request': 'signingOut',
      },
    },
    clearing: {
      tags: 'busy',
      entry: ['clearSession', 'tellEnded'],
      invoke: { id: 'forget', src: 'forget', onDone: 'notice', onError: 'notice' },
    },
    notice: {
      after: { sessionEndDelay: 'visitor' },
    },
    signingOut: {
      tags: 'busy',
      exit: ['clearSession', 'tellLeft'],
      invoke: { id: 'signOut', src: 'signOut', onDone: 'visitor', onError: 'visitor' },
    },
  },
});
