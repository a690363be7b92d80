/**
 * Sends what waits on the device: likes, comments, posts, feedback, marks. One after another and in order, each by its own
 * id until its policy says otherwise (`domain/outbox.ts`); it waits for the network, pauses grow, and what needs its member
 * is held with the reason. What the server can't answer holds up its own lane alone. Several may run, in tabs and on the screen: `send` and `remove` take turns and look first.
 */
import { held, released, sure } from './contents.ts';
import { outboxSetup } from './setup.ts';

export const outboxMachine = outboxSetup.createMachine({
  id: 'outbox',
  context: ({ input }) => ({
    ...input,
    items: [],
    now: 0,
    attempts: 0,
    skipped: [],
    current: null,
    reason: null,
    chosen: null,
    failure: null,
  }),
  invoke: { id: 'watchItems', src: 'watchItems' },
  initial: 'loading',
  on: {
    'items.told': { actions: 'setItems' },
    'network.lost': { actions: 'clearReachable' },
    'network.returned': { actions: 'setReachable' },
    'item.edit': { guard: 'canChoose', target: '.editing', actions: 'setChosen' },
    'item.cancel': { guard: 'canChoose', target: '.cancelling', actions: 'setChosen' },
    'item.release': { guard: 'canChoose', target: '.releasing', actions: 'setChosen' },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadItems',
        src: 'loadItems',
        onDone: { target: 'choice', actions: 'setItems' },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    choice: {
      entry: ['clearChoice', 'setNext'],
      always: [
        { guard: 'hasToHold', target: 'holding', actions: 'markOld' },
        { guard: 'hasToDrop', target: 'dropping', actions: 'markOld' },
        { guard: 'hasToSend', target: 'network' },
        { guard: 'hasSkipped', target: 'pause' },
        { target: 'open' },
      ],
    },
    network: {
      always: [{ guard: 'isReachable', target: 'sending' }, { target: 'offline' }],
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ item: sure(context.current) }),
        onDone: [
          { guard: 'isFound', target: 'choice', actions: ['clearAttempts', 'tellSent', 'removeNext'] },
          { target: 'loading' },
        ],
        onError: [
          { guard: 'isEnded', target: 'ended' },
          { guard: 'isSkipped', target: 'choice', actions: ['addAttempt', 'addSkipped'] },
          { guard: 'isLost', target: 'pause', actions: 'addAttempt' },
          { guard: 'isAsked', target: 'holding', actions: 'setReason' },
          { target: 'dropping', actions: 'setReason' },
        ],
      },
    },
    holding: {
      tags: 'busy',
      invoke: {
        id: 'replace',
        src: 'replace',
        input: ({ context }) => ({ item: held(context) }),
        onDone: { target: 'choice', actions: ['clearAttempts', 'markHeld'] },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    dropping: {
      tags: 'busy',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ item: sure(context.current) }),
        onDone: [
          // Another tab had the same answer, and said so.
          { guard: 'isGone', target: 'loading' },
          { target: 'choice', actions: ['clearAttempts', 'tellDropped', 'removeNext'] },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    editing: {
      tags: 'busy',
      invoke: {
        id: 'edit',
        src: 'edit',
        input: ({ context }) => ({ item: sure(context.chosen) }),
        onDone: [
          { guard: 'isOpened', target: 'choice', actions: ['tellOpened', 'removeChosen'] },
          { guard: 'isOccupied', target: 'choice', actions: 'tellOccupied' },
          { target: 'loading', actions: 'tellLeft' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ item: sure(context.chosen) }),
        onDone: [
          { guard: 'isRemoved', target: 'choice', actions: 'removeChosen' },
          { target: 'loading', actions: 'tellLeft' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    releasing: {
      tags: 'busy',
      invoke: {
        id: 'replace',
        src: 'replace',
        input: ({ context }) => ({ item: released(context) }),
        onDone: { target: 'choice', actions: ['clearAttempts', 'clearSkipped', 'markReleased'] },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    /** Nothing waits, or what waits needs its member. */
    open: {
      entry: 'clearSkipped',
      on: { 'items.told': { target: 'choice', actions: 'setItems' } },
    },
    offline: {
      on: {
        'network.returned': { target: 'choice', actions: ['setReachable', 'clearAttempts', 'clearSkipped'] },
        'items.told': { target: 'choice', actions: 'setItems' },
      },
    },
    /** No answer came, or all that is left was skipped. */
    pause: {
      after: { retryPause: { target: 'choice', actions: 'clearSkipped' } },
      on: {
        'network.returned': { target: 'choice', actions: ['setReachable', 'clearAttempts', 'clearSkipped'] },
        // What came meanwhile doesn't stand behind what was skipped.
        'items.told': [{ guard: 'hasOthers', target: 'choice', actions: 'setItems' }, { actions: 'setItems' }],
      },
    },
    /** The session is over: whoever signs in begins anew. */
    ended: {},
    /** The device can't be read or written. */
    failed: {
      entry: ['clearChoice', 'addAttempt'],
      after: { retryPause: 'loading' },
      on: { 'list.retry': 'loading' },
    },
  },
});
