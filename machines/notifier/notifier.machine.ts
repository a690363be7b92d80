/**
 * Tells of what happened while the page is out of sight (product 14.15): what changed, as the socket says it, is read by
 * the ordinary calls first. What was there before isn't news.
 */
import type { ChangeKind } from '#domain/messages.ts';
import { assign, setup } from 'xstate';
import { answerIn, port, source } from '../port.ts';

export interface NotifierContext {
  /** Changed, and not read yet. */
  changes: readonly ChangeKind[];
  /** What is being read, or could not be. */
  reading: readonly ChangeKind[];
}

type PageFact = { type: 'page.hidden' } | { type: 'page.shown' };

export type NotifierEvent = { type: 'change.heard'; what: ChangeKind } | PageFact;

export const notifierMachine = setup({
  types: {
    context: {} as NotifierContext,
    events: {} as NotifierEvent,
  },
  actors: {
    watchPage: source<PageFact>('watchPage'),
    /** Answers whether the member wants to be told; then what is there already is known. */
    noteSeen: port<boolean>('noteSeen'),
    /** Reads what changed, and tells what is new. */
    tellNews: port<void, { changes: readonly ChangeKind[] }>('tellNews'),
  },
  guards: {
    isWanted: ({ event }) => answerIn<boolean>(event),
    hasChanges: ({ context }) => context.changes.length > 0,
  },
  actions: {
    addChange: assign(({ context: { changes } }, { what }: { what: ChangeKind }) => ({
      changes: changes.includes(what) ? changes : [...changes, what],
    })),
    clearChanges: assign({ changes: [], reading: [] }),
    setReading: assign(({ context: { reading, changes } }) => ({
      reading: [...new Set([...reading, ...changes])],
      changes: [],
    })),
    clearReading: assign({ reading: [] }),
  },
}).createMachine({
  id: 'notifier',
  context: { changes: [], reading: [] },
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'seen',
  states: {
    /** The page shows it. */
    seen: {
      entry: 'clearChanges',
      on: { 'page.hidden': 'noting' },
    },
    noting: {
      tags: 'busy',
      invoke: {
        id: 'noteSeen',
        src: 'noteSeen',
        onDone: [{ guard: 'isWanted', target: 'unseen' }, { target: 'off' }],
        // Better none than all that was read long ago.
        onError: 'off',
      },
      on: {
        'page.shown': 'seen',
        'change.heard': { actions: { type: 'addChange', params: ({ event }) => ({ what: event.what }) } },
      },
    },
    off: {
      entry: 'clearChanges',
      on: { 'page.shown': 'seen' },
    },
    unseen: {
      always: { guard: 'hasChanges', target: 'telling', actions: 'setReading' },
      on: {
        'page.shown': 'seen',
        'change.heard': { actions: { type: 'addChange', params: ({ event }) => ({ what: event.what }) } },
      },
    },
    telling: {
      tags: 'busy',
      invoke: {
        id: 'tellNews',
        src: 'tellNews',
        input: ({ context }) => ({ changes: context.reading }),
        onDone: { target: 'unseen', actions: 'clearReading' },
        // What can't be read now is told with what comes next.
        onError: 'unseen',
      },
      on: {
        'page.shown': 'seen',
        'change.heard': { actions: { type: 'addChange', params: ({ event }) => ({ what: event.what }) } },
      },
    },
  },
});
