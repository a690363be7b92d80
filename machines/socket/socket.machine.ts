/**
 * The socket, open while somebody is signed in (product 13.4). It says what changed and carries no figure: whenever it
 * opens, everything may have changed. Pauses between tries grow and are spread, and nothing is tried offline or out of
 * sight, unless the member wants to be told then (product 14.15). A browser without sockets is told so.
 */
import { socketRefusalPatience } from '#domain/limits.ts';
import type { ChangeKind } from '#domain/messages.ts';
import { assign, emit, setup } from 'xstate';
import { failureIn, port, source } from '../port.ts';
import { retryPause } from './retry-pause.ts';

export interface SocketInput {
  /** False in a browser without sockets. */
  isSupported: boolean;
  /** From 0 up to 1, see `retryPause`. */
  chance: number;
}

export interface SocketContext extends SocketInput {
  /** Connections in a row that did not come about, or broke. */
  attempts: number;
  /** Its first try, right after the page was read: whenever it opens later, what changed meanwhile went unheard. */
  isFirst: boolean;
}

export type SocketEvent =
  | { type: 'socket.changed'; what: ChangeKind }
  | { type: 'socket.closed' }
  /** Its session has ended: the next ordinary call says so to the member. Where none is made for a while, one is asked for. */
  | { type: 'socket.refused' }
  /** Wanted: it tells of what happens meanwhile (product 14.15), and stays open. */
  | { type: 'page.hidden'; isWanted: boolean }
  | { type: 'page.shown' }
  | { type: 'network.lost' }
  | { type: 'network.returned' };

export type SocketEmitted =
  | { type: 'socket.changed'; what: ChangeKind }
  /** It is open, and not by its first try: it heard nothing meanwhile. */
  | { type: 'socket.missed' }
  /** It was refused, and no call has told of it yet. */
  | { type: 'socket.unheeded' };

const sleep = {
  guard: { type: 'isUnwanted', params: ({ event }: { event: { isWanted: boolean } }) => event },
  target: 'asleep',
} as const;

export const socketMachine = setup({
  types: {
    input: {} as SocketInput,
    context: {} as SocketContext,
    events: {} as SocketEvent,
    emitted: {} as SocketEmitted,
  },
  actors: {
    watchPage: source<SocketEvent>('watchPage'),
    /** Done once the server knows who listens. */
    connect: port<void>('connect'),
    /** What that connection says; closes it in the end. */
    listen: source<SocketEvent>('listen'),
  },
  delays: {
    retryPause: ({ context }) => retryPause(context.attempts - 1, context.chance),
    refusalPatience: socketRefusalPatience,
  },
  guards: {
    isSupported: ({ context }) => context.isSupported,
    isFirst: ({ context }) => context.isFirst,
    isUnwanted: (_, params: { isWanted: boolean }) => !params.isWanted,
    isRefused: ({ event }) => failureIn(event).kind === 'unauthorized',
  },
  actions: {
    addAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    clearAttempts: assign({ attempts: 0 }),
    tellChanged: emit((_, params: { what: ChangeKind }) => ({ type: 'socket.changed' as const, what: params.what })),
    clearFirst: assign({ isFirst: false }),
    tellMissed: emit({ type: 'socket.missed' }),
    tellUnheeded: emit({ type: 'socket.unheeded' }),
  },
}).createMachine({
  id: 'socket',
  context: ({ input }) => ({ ...input, attempts: 0, isFirst: true }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'choice',
  states: {
    choice: {
      always: [{ guard: 'isSupported', target: 'connecting' }, { target: 'unsupported' }],
    },
    connecting: {
      tags: 'busy',
      exit: 'clearFirst',
      invoke: {
        id: 'connect',
        src: 'connect',
        onDone: [
          { guard: 'isFirst', target: 'live' },
          { target: 'live', actions: 'tellMissed' },
        ],
        onError: [
          { guard: 'isRefused', target: 'refused' },
          { target: 'pause', actions: 'addAttempt' },
        ],
      },
      on: { 'page.hidden': sleep, 'network.lost': 'offline' },
    },
    live: {
      entry: 'clearAttempts',
      invoke: { id: 'listen', src: 'listen' },
      on: {
        'socket.changed': { actions: { type: 'tellChanged', params: ({ event }) => ({ what: event.what }) } },
        'socket.closed': { target: 'pause', actions: 'addAttempt' },
        'socket.refused': 'refused',
        'page.hidden': sleep,
        // One that was wanted meanwhile may have died in the phone's sleep, without a word.
        'page.shown': 'connecting',
        'network.lost': 'offline',
      },
    },
    pause: {
      after: { retryPause: 'connecting' },
      on: { 'page.hidden': sleep, 'network.lost': 'offline', 'network.returned': 'connecting' },
    },
    /** Out of sight: what changes meanwhile is read when it is looked at again. */
    asleep: {
      on: { 'page.shown': 'connecting' },
    },
    offline: {
      on: { 'page.hidden': sleep, 'network.returned': 'connecting' },
    },
    /** Everything works by the ordinary calls; the member is told so. */
    unsupported: {},
    refused: { after: { refusalPatience: { actions: 'tellUnheeded' } } },
  },
});
