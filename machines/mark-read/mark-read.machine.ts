/**
 * Marking messages as read: one that is opened, or a whole group (product 13.2). The mark shows at once and waits in
 * the outbox for the network; where the device keeps nothing it is sent at once, and taken back if the server didn't
 * get it. Doing it twice changes nothing.
 */
import type { Failure } from '#domain/failure.ts';
import type { MessageGroup } from '#domain/messages.ts';
import { assign, emit, setup } from 'xstate';
import { failureIn, port } from '../port.ts';

export interface MarkReadInput {
  group: MessageGroup;
  /** One of the group, read by being opened; empty: all of it, when the member asks. */
  id: string;
}

export interface MarkReadContext extends MarkReadInput {
  /** Time of the newest one that was there then, ms: what comes later is new. */
  upTo: number;
  failure: Failure | null;
}

export type MarkReadEvent = { type: 'group.mark'; upTo: number } | { type: 'network.returned' };

export type MarkReadEmitted = { type: 'markRead.marked' };

export const markReadMachine = setup({
  types: {
    input: {} as MarkReadInput,
    context: {} as MarkReadContext,
    events: {} as MarkReadEvent,
    emitted: {} as MarkReadEmitted,
  },
  actors: {
    mark: port<void, MarkReadInput & { upTo: number }>('mark'),
  },
  guards: {
    isOpened: ({ context }) => context.id !== '',
  },
  actions: {
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    setUpTo: assign((_, params: { upTo: number }) => ({ upTo: params.upTo })),
    clearFailure: assign({ failure: null }),
    tellMarked: emit({ type: 'markRead.marked' }),
  },
}).createMachine({
  id: 'markRead',
  context: ({ input }) => ({ ...input, upTo: 0, failure: null }),
  initial: 'choice',
  states: {
    choice: {
      always: [{ guard: 'isOpened', target: 'marking' }, { target: 'idle' }],
    },
    idle: {
      on: {
        'group.mark': {
          target: 'marking',
          actions: { type: 'setUpTo', params: ({ event }) => ({ upTo: event.upTo }) },
        },
      },
    },
    /** Shown as read already. */
    marking: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'mark',
        src: 'mark',
        input: ({ context: { group, id, upTo } }) => ({ group, id, upTo }),
        onDone: { target: 'marked', actions: 'tellMarked' },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    marked: {
      on: {
        'group.mark': {
          target: 'marking',
          actions: { type: 'setUpTo', params: ({ event }) => ({ upTo: event.upTo }) },
        },
      },
    },
    failed: {
      on: {
        'group.mark': {
          target: 'marking',
          actions: { type: 'setUpTo', params: ({ event }) => ({ upTo: event.upTo }) },
        },
        'network.returned': 'marking',
      },
    },
  },
});
