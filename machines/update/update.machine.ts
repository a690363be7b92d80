/**
 * A check for something newer, and the dialog that offers it (product 14.3): shown when there is version data; cancel
 * only where it is not compulsory, remembered for that release; confirm clears what was remembered and leads to the
 * download, or applies a new build of the app's own files. Nothing reloads while a payment is undecided; after the
 * reload the machine checks that the promised build runs. A check that the app makes by itself says nothing when there
 * is nothing to say (decision 0039).
 */
import { hour } from '#domain/limits.ts';
import type { FoundUpdate, Update, Verified } from '#domain/release.ts';
import { applyTries, isCompulsory, isOffered, isShell } from '#domain/release.ts';
import { assign, emit, setup } from 'xstate';
import { answerIn, failureIn, port, source } from '../port.ts';
import type { UpdateContext, UpdateEmitted, UpdateEvent } from './events.ts';

export const updateMachine = setup({
  types: {
    context: {} as UpdateContext,
    events: {} as UpdateEvent,
    emitted: {} as UpdateEmitted,
    input: {} as { isAsked: boolean },
  },
  actors: {
    watchShell: source<UpdateEvent>('watchShell'),
    watchIdle: source<UpdateEvent>('watchIdle'),
    verify: port<Verified>('verify'),
    findUpdate: port<FoundUpdate>('findUpdate'),
    /** Done once nobody is in the middle of something. */
    waitForPause: port<void>('waitForPause'),
    /** Done once no move of money is undecided. */
    waitForQuiet: port<void>('waitForQuiet'),
    /** Answers whether the page is about to load again: not under a payment that began meanwhile. */
    apply: port<boolean, { update: Update | null; tries: number }>('apply'),
    clearFiles: port<void>('clearFiles'),
    postpone: port<void, { update: Update | null }>('postpone'),
    forgetPostponed: port<void>('forgetPostponed'),
  },
  delays: {
    checkInterval: hour,
    /** Ours: how long a new build may take to take over, and then the page to load again. */
    applyLimit: 10_000,
  },
  guards: {
    isAsked: ({ context }) => context.isAsked,
    isOffered: ({ context, event }) => isOffered(answerIn<FoundUpdate>(event), context.isAsked),
    isHeld: ({ context, event }) => !context.isAsked && isOffered(answerIn<FoundUpdate>(event), false),
    isReady: ({ context, event }) => context.isTaken && isShell(answerIn<FoundUpdate>(event).update),
    isShell: ({ context }) => isShell(context.update),
    isOptional: ({ context }) => !isCompulsory(context.update),
    canRetry: ({ context }) => context.tries < applyTries,
    isStuck: ({ context }) => context.tries >= applyTries,
    /** What can't be applied must not keep anybody out. */
    canLeave: ({ context }) => !isCompulsory(context.update) || context.tries >= applyTries,
    isLoading: ({ event }) => answerIn<boolean>(event),
    isKept: ({ event }) => answerIn<Verified>(event).isKept,
    isPromised: ({ event }) => answerIn<Verified>(event).promise !== null,
  },
  actions: {
    setUpdate: assign(({ event }) => ({ update: answerIn<FoundUpdate>(event).update, tries: 0 })),
    setPromise: assign(({ event }) => {
      const { promise } = answerIn<Verified>(event);
      return promise ? { update: { kind: 'shell' as const, shell: promise.shell }, tries: promise.tries } : {};
    }),
    setTaken: assign({ isTaken: true }),
    addTry: assign({ tries: ({ context }) => context.tries + 1 }),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    clearFailure: assign({ failure: null }),
    tellVerified: emit({ type: 'update.verified' as const }),
  },
}).createMachine({
  id: 'update',
  context: ({ input }) => ({ isAsked: input.isAsked, update: null, isTaken: false, tries: 0, failure: null }),
  invoke: { id: 'watchShell', src: 'watchShell' },
  initial: 'choice',
  on: {
    'shell.taken': [{ guard: 'isShell', target: '.ready', actions: 'setTaken' }, { actions: 'setTaken' }],
  },
  states: {
    choice: {
      always: [{ guard: 'isAsked', target: 'checking' }, { target: 'verifying' }],
    },
    /** Whether the reload before this page brought what it promised. */
    verifying: {
      tags: 'busy',
      invoke: {
        id: 'verify',
        src: 'verify',
        onDone: [
          { guard: 'isKept', target: 'checking', actions: 'tellVerified' },
          { guard: 'isPromised', target: 'broken', actions: 'setPromise' },
          { target: 'checking' },
        ],
        onError: 'checking',
      },
    },
    checking: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'findUpdate',
        src: 'findUpdate',
        onDone: [
          { guard: 'isReady', target: 'ready', actions: 'setUpdate' },
          { guard: 'isHeld', target: 'holding', actions: 'setUpdate' },
          { guard: 'isOffered', target: 'offered', actions: 'setUpdate' },
          { guard: 'isAsked', target: 'current' },
          { target: 'idle' },
        ],
        onError: [{ guard: 'isAsked', target: 'failed', actions: 'setFailure' }, { target: 'idle' }],
      },
      on: { 'dialog.close': { guard: 'isAsked', target: 'closed' } },
    },
    failed: {
      on: { 'check.retry': 'checking', 'dialog.close': 'closed' },
    },
    current: {
      on: { 'dialog.close': 'closed' },
    },
    /** Nothing to say until the next check. */
    idle: {
      after: { checkInterval: 'checking' },
      on: {
        'check.due': 'checking',
        'shell.taken': { target: 'checking', actions: 'setTaken' },
      },
    },
    /** Found by itself, or put behind a payment: what the member is in the middle of comes first. */
    holding: {
      tags: 'busy',
      invoke: { id: 'waitForPause', src: 'waitForPause', onDone: 'offered', onError: 'idle' },
    },
    offered: {
      on: {
        'release.confirm': [{ guard: 'isShell', target: 'waiting' }, { target: 'confirming' }],
        'release.postpone': { guard: 'isOptional', target: 'postponing' },
      },
    },
    /** Where the device can't remember, the same is offered again: nothing is lost. */
    postponing: {
      tags: 'busy',
      invoke: {
        id: 'postpone',
        src: 'postpone',
        input: ({ context }) => ({ update: context.update }),
        onDone: 'left',
        onError: 'left',
      },
    },
    confirming: {
      tags: 'busy',
      invoke: { id: 'forgetPostponed', src: 'forgetPostponed', onDone: 'confirmed', onError: 'confirmed' },
    },
    /** The download was opened; it may have to be opened again. Who closes has what was offered: not asked again by itself. */
    confirmed: {
      on: {
        'release.confirm': 'confirming',
        'dialog.close': { guard: 'isOptional', target: 'postponing' },
      },
    },
    /** The new build is wanted; a move of money is let finish first. It may want a press: a compulsory build lets go on to it. */
    waiting: {
      tags: 'busy',
      invoke: { id: 'waitForQuiet', src: 'waitForQuiet', onDone: 'applying', onError: 'broken' },
      on: {
        'dialog.close': [
          { guard: 'isOptional', target: 'postponing' },
          { guard: 'isAsked', target: 'closed' },
          { target: 'holding' },
        ],
      },
    },
    applying: {
      tags: 'busy',
      entry: 'addTry',
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ context }) => ({ update: context.update, tries: context.tries }),
        onDone: [{ guard: 'isLoading', target: 'applied' }, { target: 'ready' }],
        onError: 'broken',
      },
      after: { applyLimit: 'broken' },
      // It is this tab that took it.
      on: { 'shell.taken': { actions: 'setTaken' } },
    },
    /** The page is about to load again. */
    applied: {
      after: { applyLimit: 'broken' },
      on: { 'shell.taken': { actions: 'setTaken' } },
    },
    /** The build that was promised does not run: once more, then by other means. */
    broken: {
      on: {
        'release.confirm': { guard: 'canRetry', target: 'waiting' },
        'files.clear': { guard: 'isStuck', target: 'finishing' },
        'dialog.close': { guard: 'canLeave', target: 'left' },
      },
    },
    /** A move of money is let finish first. */
    finishing: {
      tags: 'busy',
      invoke: { id: 'waitForQuiet', src: 'waitForQuiet', onDone: 'clearing', onError: 'broken' },
      on: { 'dialog.close': 'left' },
    },
    clearing: {
      tags: 'busy',
      invoke: { id: 'clearFiles', src: 'clearFiles', onDone: 'applied', onError: 'broken' },
    },
    /** Another tab took it, or a payment began meanwhile: this one follows by hand, or once nobody looks at it. */
    ready: {
      invoke: { id: 'watchIdle', src: 'watchIdle' },
      on: {
        'release.confirm': 'waiting',
        'page.left': 'waiting',
        'dialog.close': [{ guard: 'isAsked', target: 'closed' }, { target: 'behind' }],
      },
    },
    /** It goes on as it is until nobody looks at it. */
    behind: {
      invoke: { id: 'watchIdle', src: 'watchIdle' },
      on: { 'page.left': 'waiting' },
    },
    /** The dialog is gone; what asks by itself goes on. */
    left: {
      always: [{ guard: 'isAsked', target: 'closed' }, { target: 'idle' }],
    },
    closed: { type: 'final' },
  },
});
