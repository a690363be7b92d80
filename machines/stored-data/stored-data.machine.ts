/**
 * What the app keeps on this device, how much it is, and clearing what it can do without. Sign-in, settings and moves
 * that wait for their answer are not part of it.
 */
import type { Failure } from '#domain/failure.ts';
import type { StoredSizes } from '#domain/stored-data.ts';
import { assign, emit, setup } from 'xstate';
import { failureIn, port } from '../port.ts';

export interface StoredDataContext {
  /** Null before they were measured. */
  sizes: StoredSizes | null;
  failure: Failure | null;
}

export type StoredDataEvent = { type: 'sizes.retry' } | { type: 'data.clear' };

export type StoredDataEmitted = { type: 'storedData.cleared' };

export const storedDataMachine = setup({
  types: {
    context: {} as StoredDataContext,
    events: {} as StoredDataEvent,
    emitted: {} as StoredDataEmitted,
  },
  actors: {
    measure: port<StoredSizes>('measure'),
    clearData: port<void>('clearData'),
  },
  actions: {
    setSizes: assign((_, params: { sizes: StoredSizes }) => ({ sizes: params.sizes })),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    clearFailure: assign({ failure: null }),
    tellCleared: emit({ type: 'storedData.cleared' as const }),
  },
}).createMachine({
  id: 'storedData',
  context: { sizes: null, failure: null },
  initial: 'measuring',
  states: {
    measuring: {
      tags: 'busy',
      invoke: {
        id: 'measure',
        src: 'measure',
        onDone: { target: 'ready', actions: { type: 'setSizes', params: ({ event }) => ({ sizes: event.output }) } },
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
    },
    failed: {
      on: { 'sizes.retry': { target: 'measuring', actions: 'clearFailure' } },
    },
    ready: {
      on: { 'data.clear': 'clearing' },
    },
    clearing: {
      tags: 'busy',
      invoke: {
        id: 'clearData',
        src: 'clearData',
        onDone: { target: 'measuring', actions: 'tellCleared' },
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
    },
  },
});
