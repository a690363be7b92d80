/**
 * Sends what waits on the device: likes, comments, posts, feedback, marks. One after another and in order, each by its own
 * id until its policy says otherwise (`domain/outbox.ts`); it waits for the network, pauses grow, and what needs its member
 * is held with the reason. What the server can't answer holds up its own lane alone. Several may run, in tabs and on the screen: `send` and `remove` take turns and look first.
 */
import { isOfItem, laneOf, reasonOf, type OutboxItem } from '#domain/outbox.ts';
import { assign, emit, setup } from 'xstate';
import { answerIn, failureIn, port, source } from '../port.ts';
import { retryPause } from '../socket/retry-pause.ts';
import {
  answerOf,
  choiceIn,
  held,
  released,
  stepOf,
  sure,
  swapped,
  without,
  type OutboxContents,
  type OutboxContext,
  type OutboxEmitted,
  type OutboxEvent,
  type OutboxFact,
  type OutboxInput,
} from './contents.ts';

type One = { item: OutboxItem };
type Edited = 'opened' | 'occupied' | 'gone';

export const outboxMachine = setup({
  types: {
    input: {} as OutboxInput,
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    emitted: {} as OutboxEmitted,
  },
  actors: {
    loadItems: port<OutboxContents>('loadItems'),
    /** Whenever something changes, in any tab. */
    watchItems: source<OutboxFact>('watchItems'),
    /** False: it is not there any more, or held. */
    send: port<boolean, One>('send'),
    replace: port<void, One>('replace'),
    /** False: it was not there any more. */
    remove: port<boolean, One>('remove'),
    /** Into its form; `gone`: it was sent meanwhile. */
    edit: port<Edited, One>('edit'),
  },
  delays: { retryPause: ({ context }) => retryPause(Math.max(0, context.attempts - 1), context.chance) },
  guards: {
    isReachable: ({ context }) => context.isReachable,
    hasToSend: ({ context }) => stepOf(context)?.what === 'send',
    hasToHold: ({ context }) => stepOf(context)?.what === 'hold',
    hasToDrop: ({ context }) => stepOf(context)?.what === 'drop',
    /** One thing at a time; one that is on its way may be chosen too. */
    canChoose: ({ context, event }) =>
      context.chosen === null && context.reason === null && choiceIn(context, event) !== null,
    isSent: ({ event }) => answerIn<boolean>(event),
    isRemoved: ({ event }) => answerIn<boolean>(event),
    isOpened: ({ event }) => answerIn<Edited>(event) === 'opened',
    isOccupied: ({ event }) => answerIn<Edited>(event) === 'occupied',
    isEnded: ({ event }) => failureIn(event).kind === 'unauthorized',
    /** In lanes that were skipped. */
    hasSkipped: ({ context }) => stepOf({ ...context, skipped: [] }) !== null,
    /** Told just now, beside what was skipped. */
    hasOthers: ({ context: { skipped }, event }) =>
      skipped.length > 0 && event.type === 'items.told' && stepOf({ ...event, skipped }) !== null,
    isSkipped: ({ context, event }) => isOfItem(failureIn(event)) && answerOf(context, failureIn(event)) === 'retry',
    isLost: ({ context, event }) => answerOf(context, failureIn(event)) === 'retry',
    isAsked: ({ context, event }) => answerOf(context, failureIn(event)) === 'ask',
  },
  actions: {
    setItems: assign(({ event }) => {
      const { items, now } = event.type === 'items.told' ? event : answerIn<OutboxContents>(event);
      return { items, now, failure: null };
    }),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    clearChoice: assign({ current: null, reason: null, chosen: null }),
    setReachable: assign({ isReachable: true }),
    clearReachable: assign({ isReachable: false }),
    addAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    clearAttempts: assign({ attempts: 0 }),
    addSkipped: assign(({ context }) => ({ skipped: [...context.skipped, laneOf(sure(context.current))] })),
    clearSkipped: assign({ skipped: [] }),
    setNext: assign(({ context }) => ({ current: stepOf(context)?.item ?? null })),
    setChosen: assign(({ context, event }) => ({ chosen: choiceIn(context, event) })),
    setReason: assign(({ event }) => ({ reason: reasonOf(failureIn(event)) })),
    markOld: assign({ reason: { why: 'old' } as const }),
    markHeld: assign(({ context }) => ({ items: swapped(context.items, held(context)) })),
    markReleased: assign(({ context }) => ({ items: swapped(context.items, released(context)) })),
    removeNext: assign(({ context }) => ({ items: without(context.items, context.current) })),
    removeChosen: assign(({ context }) => ({ items: without(context.items, context.chosen) })),
    tellSent: emit(({ context }) => ({ type: 'outbox.sent' as const, item: sure(context.current) })),
    tellDropped: emit(({ context: { current, reason } }) => ({
      type: 'outbox.dropped' as const,
      item: sure(current),
      reason: reason ?? { why: 'old' as const },
    })),
    tellOpened: emit(({ context }) => ({ type: 'outbox.opened' as const, item: sure(context.chosen) })),
    tellOccupied: emit(({ context }) => ({ type: 'outbox.occupied' as const, item: sure(context.chosen) })),
    tellLeft: emit(({ context }) => ({ type: 'outbox.left' as const, item: sure(context.chosen) })),
  },
}).createMachine({
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
          { guard: 'isSent', target: 'choice', actions: ['clearAttempts', 'tellSent', 'removeNext'] },
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
        onDone: { target: 'choice', actions: ['clearAttempts', 'tellDropped', 'removeNext'] },
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
