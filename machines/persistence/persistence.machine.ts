/**
 * Asking the browser not to clear what the app keeps on this device. It may do so when space runs short, or after days
 * without a visit (product 14.6). Asked only when the member wants it.
 */
import { setup } from 'xstate';
import { port } from '../port.ts';

/** Whether the browser keeps it: it may clear it otherwise, and some can't tell. */
export type Persistence = 'persistent' | 'clearable' | 'unsupported';

export type PersistenceEvent = { type: 'storage.keep' };

export const persistenceMachine = setup({
  types: {
    context: {} as Record<string, never>,
    events: {} as PersistenceEvent,
  },
  actors: {
    readPersistence: port<Persistence>('readPersistence'),
    /** Answers whether the browser agreed. */
    askToKeep: port<boolean>('askToKeep'),
  },
  guards: {
    isPersistent: (_, params: { persistence: Persistence }) => params.persistence === 'persistent',
    isClearable: (_, params: { persistence: Persistence }) => params.persistence === 'clearable',
    isAgreed: (_, params: { isAgreed: boolean }) => params.isAgreed,
  },
}).createMachine({
  id: 'persistence',
  context: {},
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readPersistence',
        src: 'readPersistence',
        onDone: [
          {
            guard: { type: 'isPersistent', params: ({ event }) => ({ persistence: event.output }) },
            target: 'persistent',
          },
          {
            guard: { type: 'isClearable', params: ({ event }) => ({ persistence: event.output }) },
            target: 'clearable',
          },
          { target: 'unsupported' },
        ],
        onError: 'unsupported',
      },
    },
    persistent: {},
    clearable: {
      on: { 'storage.keep': 'asking' },
    },
    unsupported: {},
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askToKeep',
        src: 'askToKeep',
        onDone: [
          { guard: { type: 'isAgreed', params: ({ event }) => ({ isAgreed: event.output }) }, target: 'persistent' },
          { target: 'declined' },
        ],
        onError: 'declined',
      },
    },
    /** The browser decides by how much the app is used: it may agree another time. */
    declined: {
      on: { 'storage.keep': 'asking' },
    },
  },
});
