/**
 * Who is signed in. A refused token clears what is stored, says so, and leads to login after one second (product 5.10);
 * signing out clears everything but payments without an answer (product 5.11). A refusal of an older token never ends a newer session (rule C3). What
 * the device keeps is the truth for all of its tabs: each follows it.
 */
import type { Session } from '#domain/member.ts';
import { sessionEndDelay, signOutPatience } from '#domain/entry-limits.ts';
import { assign, emit, setup } from 'xstate';
import { port, source } from '../port.ts';

export interface SessionContext {
  session: Session | null;
}

export type SessionEvent =
  | { type: 'session.opened'; session: Session }
  | { type: 'session.refused'; token: string }
  /** What the device keeps now: another tab may have changed it. */
  | { type: 'session.found'; session: Session | null }
  /** Another tab's was refused: the device keeps none any more. */
  | { type: 'session.forgotten' }
  /** `isTold`: the server has ended it already. */
  | { type: 'signOut.request'; isTold: boolean };

export type SessionEmitted = { type: 'session.ended' } | { type: 'session.left' };

interface Found {
  session: Session | null;
}

const told = ({ event }: { event: Found }): Found => ({ session: event.session });
const kept = ({ event }: { event: { output: Session | null } }): Found => ({ session: event.output });

/** Goes on with what the device keeps. */
const resume = {
  guard: { type: 'hasSession', params: kept },
  target: 'member',
  actions: { type: 'setSession', params: kept },
} as const;

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
  },
  actors: {
    watchDevice: source<SessionEvent>('watchDevice'),
    restore: port<Session | null>('restore'),
    keep: port<void, { session: Session | null }>('keep'),
    /** Forgets the session with that token; the answer is a newer one that the device keeps. */
    forget: port<Session | null, { token: string }>('forget'),
    /** Tells the server, and clears the device whatever it says. */
    signOut: port<void, { token: string; isTold: boolean }>('signOut'),
  },
  delays: { sessionEndDelay, signOutPatience },
  guards: {
    hasSession: (_, params: Found) => params.session !== null,
    isCurrentToken: ({ context }, params: { token: string }) => context.session?.token === params.token,
    isGone: (_, params: Found) => params.session === null,
    isOther: ({ context: { session: own } }, { session }: Found) =>
      session !== null && (session.token !== own?.token || session.region !== own.region),
  },
  actions: {
    setSession: assign((_, params: Found) => ({ session: params.session })),
    clearSession: assign({ session: null }),
    tellEnded: emit({ type: 'session.ended' }),
    tellLeft: emit({ type: 'session.left' }),
  },
}).createMachine({
  id: 'session',
  context: { session: null },
  invoke: { id: 'watchDevice', src: 'watchDevice' },
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: [resume, { target: 'visitor' }],
        onError: 'visitor',
      },
    },
    visitor: {
      on: {
        'session.opened': {
          target: 'keeping',
          actions: { type: 'setSession', params: told },
        },
        'session.found': {
          guard: { type: 'hasSession', params: told },
          target: 'member',
          actions: { type: 'setSession', params: told },
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
        'session.found': [
          {
            guard: { type: 'isGone', params: told },
            target: 'visitor',
            actions: ['clearSession', 'tellLeft'],
          },
          {
            guard: { type: 'isOther', params: told },
            actions: { type: 'setSession', params: told },
          },
        ],
        'session.forgotten': { target: 'notice', actions: 'clearSession' },
        'signOut.request': 'signingOut',
      },
    },
    clearing: {
      tags: 'busy',
      entry: 'clearSession',
      invoke: {
        id: 'forget',
        src: 'forget',
        input: ({ event }) => ({ token: event.type === 'session.refused' ? event.token : '' }),
        onDone: [resume, { target: 'notice' }],
        onError: 'notice',
      },
    },
    notice: {
      entry: 'tellEnded',
      after: { sessionEndDelay: 'visitor' },
    },
    signingOut: {
      tags: 'busy',
      exit: ['clearSession', 'tellLeft'],
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ context, event }) => ({
          token: context.session?.token ?? '',
          isTold: event.type === 'signOut.request' && event.isTold,
        }),
        onDone: 'visitor',
        onError: 'visitor',
      },
      // A server that does not answer keeps nobody here: the device was cleared first.
      after: { signOutPatience: 'visitor' },
    },
  },
});
