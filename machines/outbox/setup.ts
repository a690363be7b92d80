/** What the chart of the outbox is made of: what it knows, hears and tells, its ports, guards and actions. */
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
type Removed = 'removed' | 'tried' | 'gone';

export const outboxSetup = setup({
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
    /** `tried`: it is gone from here, and may have arrived; `gone`: it was not there any more. */
    remove: port<Removed, One>('remove'),
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
    /** It still waited when its turn came. */
    isFound: ({ event }) => answerIn<boolean>(event),
    /** From here, and it never went out. */
    isRemoved: ({ event }) => answerIn<Removed>(event) === 'removed',
    isGone: ({ event }) => answerIn<Removed>(event) === 'gone',
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
});
