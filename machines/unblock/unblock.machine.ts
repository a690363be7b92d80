/** Ending a block (product 13.15). It is no loss: nobody asks before, and ending it twice is ending it once. */
import type { Failure } from '#domain/failure.ts';
import { assign, emit, setup } from 'xstate';
import { failureIn, port } from '../port.ts';

export interface UnblockContext {
  /** Of the block; empty: none was chosen. */
  id: string;
  failure: Failure | null;
}

export type UnblockEvent = { type: 'block.end'; id: string };

export type UnblockEmitted = { type: 'unblock.succeeded' };

const end = {
  target: 'unblocking',
  actions: { type: 'setId' as const, params: ({ event }: { event: UnblockEvent }) => event },
} as const;

export const unblockMachine = setup({
  types: { context: {} as UnblockContext, events: {} as UnblockEvent, emitted: {} as UnblockEmitted },
  actors: { unblock: port<void, { id: string }>('unblock') },
  actions: {
    setId: assign((_, params: { id: string }) => ({ id: params.id, failure: null })),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    tellSucceeded: emit({ type: 'unblock.succeeded' }),
  },
}).createMachine({
  id: 'unblock',
  context: { id: '', failure: null },
  initial: 'ready',
  states: {
    ready: { on: { 'block.end': end } },
    unblocking: {
      tags: 'busy',
      invoke: {
        id: 'unblock',
        src: 'unblock',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'ready', actions: 'tellSucceeded' },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: { on: { 'block.end': end } },
  },
});
