/**
 * A check for a newer release, and the dialog that offers it. Spec part 4 "Update dialog": shown when there is version
 * data; cancel only where it is not compulsory, remembered for that release; confirm clears what was remembered and
 * leads to the download. What the app asks by itself says nothing when there is nothing to say.
 */
import { toFailure, type Failure } from '#domain/failure.ts';
import type { FoundRelease, Release } from '#domain/release.ts';
import { assign, setup } from 'xstate';
import { port } from '../port.ts';

export interface UpdateContext {
  /** Whether the member asked for the check. */
  isAsked: boolean;
  release: Release | null;
  failure: Failure | null;
}

export type UpdateEvent =
  | { type: 'check.retry' }
  /** The member follows the link to the download. */
  | { type: 'release.confirm' }
  | { type: 'release.postpone' }
  | { type: 'dialog.close' };

export const updateMachine = setup({
  types: {
    context: {} as UpdateContext,
    events: {} as UpdateEvent,
    input: {} as { isAsked: boolean },
  },
  actors: {
    findRelease: port<FoundRelease>('findRelease'),
    postpone: port<void, { code: number }>('postpone'),
    forgetPostponed: port<void>('forgetPostponed'),
  },
  guards: {
    isAsked: ({ context }) => context.isAsked,
    isOffered: ({ context }, { release, isPostponed }: FoundRelease) =>
      release !== null && (context.isAsked || release.isCompulsory || !isPostponed),
    isOptional: ({ context }) => context.release?.isCompulsory === false,
  },
  actions: {
    setRelease: assign((_, params: { release: Release | null }) => ({ release: params.release })),
    setFailure: assign((_, params: { error: unknown }) => ({ failure: toFailure(params.error) })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'update',
  context: ({ input }) => ({ isAsked: input.isAsked, release: null, failure: null }),
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'findRelease',
        src: 'findRelease',
        onDone: [
          {
            guard: { type: 'isOffered', params: ({ event }) => event.output },
            target: 'offered',
            actions: { type: 'setRelease', params: ({ event }) => ({ release: event.output.release }) },
          },
          { guard: 'isAsked', target: 'current' },
          { target: 'closed' },
        ],
        onError: [
          {
            guard: 'isAsked',
            target: 'failed',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'closed' },
        ],
      },
      on: { 'dialog.close': { guard: 'isAsked', target: 'closed' } },
    },
    failed: {
      on: { 'check.retry': 'checking', 'dialog.close': 'closed' },
    },
    current: {
      on: { 'dialog.close': 'closed' },
    },
    offered: {
      on: {
        'release.confirm': 'confirming',
        'release.postpone': { guard: 'isOptional', target: 'postponing' },
      },
    },
    /** Where the device can't remember, the same release is offered again: nothing is lost. */
    postponing: {
      tags: 'busy',
      invoke: {
        id: 'postpone',
        src: 'postpone',
        input: ({ context }) => ({ code: context.release?.code ?? 0 }),
        onDone: 'closed',
        onError: 'closed',
      },
    },
    confirming: {
      tags: 'busy',
      invoke: { id: 'forgetPostponed', src: 'forgetPostponed', onDone: 'confirmed', onError: 'confirmed' },
    },
    /** The download was opened; it may have to be opened again. */
    confirmed: {
      on: {
        'release.confirm': 'confirming',
        'dialog.close': { guard: 'isOptional', target: 'closed' },
      },
    },
    closed: { type: 'final' },
  },
});
