/**
 * Liking a post, once (product 13.8). The like shows at once and waits in the outbox for the network. It is taken back
 * if the server refuses it, and the member is told why: by the outbox, or by this machine where the device keeps
 * nothing and it was sent at once.
 */
import type { Failure } from '#domain/failure.ts';
import { assign, emit, setup } from 'xstate';
import { failureIn, port, source } from '../port.ts';

export interface LikeContext {
  isLiked: boolean;
  /** How many the server counted with this one; null before. */
  likes: number | null;
}

/** What the outbox tells of it. */
export type LikeFact =
  /** It waits: put there now, or on an earlier day. */
  | { type: 'like.deferred' }
  | { type: 'like.sent'; likes: number }
  /** It does not wait any more, and was not sent. */
  | { type: 'like.dropped' };

export type LikeEvent = { type: 'like.press' } | LikeFact;

export type LikeEmitted =
  | { type: 'like.counted'; likes: number }
  /** It is taken back. */
  | { type: 'like.failed'; failure: Failure };

export const likeMachine = setup({
  types: {
    context: {} as LikeContext,
    events: {} as LikeEvent,
    emitted: {} as LikeEmitted,
    input: {} as { isLiked: boolean },
  },
  actors: {
    /** Null: it waits in the outbox. */
    like: port<{ likes: number } | null>('like'),
    watchOutbox: source<LikeFact>('watchOutbox'),
  },
  guards: {
    isCounted: (_, params: { answer: { likes: number } | null }) => params.answer !== null,
    isLiked: ({ context }) => context.isLiked,
  },
  actions: {
    setLikes: assign((_, params: { likes: number }) => ({ isLiked: true, likes: params.likes })),
    tellCount: emit(({ context }) => ({ type: 'like.counted' as const, likes: context.likes ?? 0 })),
    tellFailed: emit(({ event }) => ({
      type: 'like.failed' as const,
      failure: failureIn(event),
    })),
  },
}).createMachine({
  id: 'like',
  context: ({ input }) => ({ isLiked: input.isLiked, likes: null }),
  invoke: { id: 'watchOutbox', src: 'watchOutbox' },
  initial: 'choice',
  states: {
    choice: {
      always: [{ guard: 'isLiked', target: 'liked' }, { target: 'open' }],
    },
    open: {
      on: { 'like.press': 'liking', 'like.deferred': 'unsent' },
    },
    /** Shown as done. */
    liking: {
      tags: 'busy',
      invoke: {
        id: 'like',
        src: 'like',
        onDone: [
          {
            guard: { type: 'isCounted', params: ({ event }) => ({ answer: event.output }) },
            target: 'liked',
            actions: [{ type: 'setLikes', params: ({ event }) => ({ likes: event.output?.likes ?? 0 }) }, 'tellCount'],
          },
          { target: 'unsent' },
        ],
        onError: {
          target: 'open',
          actions: 'tellFailed',
        },
      },
      on: {
        'like.sent': {
          target: 'liked',
          actions: [{ type: 'setLikes', params: ({ event }) => ({ likes: event.likes }) }, 'tellCount'],
        },
      },
    },
    /** In the outbox. Shown as done. */
    unsent: {
      on: {
        'like.sent': {
          target: 'liked',
          actions: [{ type: 'setLikes', params: ({ event }) => ({ likes: event.likes }) }, 'tellCount'],
        },
        'like.dropped': 'open',
      },
    },
    /** For good: a like is not taken back. */
    liked: { tags: 'done' },
  },
});
