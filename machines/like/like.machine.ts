/**
 * Liking a post, once. Spec part 7 "thumbsUp/square", part 8 "Comment send and like": shown at once, taken back with
 * words where the server did not do it.
 */
import { toFailure, type Failure } from '#domain/failure.ts';
import { assign, emit, setup } from 'xstate';
import { port } from '../port.ts';

export interface LikeContext {
  isLiked: boolean;
  /** How many the server counted with this one; null before. */
  likes: number | null;
}

export type LikeEvent = { type: 'like.press' };

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
    like: port<{ likes: number }>('like'),
  },
  guards: {
    isLiked: ({ context }) => context.isLiked,
  },
  actions: {
    setLikes: assign((_, params: { likes: number }) => ({ isLiked: true, likes: params.likes })),
    tellCount: emit((_, params: { likes: number }) => ({ type: 'like.counted' as const, likes: params.likes })),
    tellFailed: emit((_, params: { error: unknown }) => ({
      type: 'like.failed' as const,
      failure: toFailure(params.error),
    })),
  },
}).createMachine({
  id: 'like',
  context: ({ input }) => ({ isLiked: input.isLiked, likes: null }),
  initial: 'choice',
  states: {
    choice: {
      always: [{ guard: 'isLiked', target: 'liked' }, { target: 'open' }],
    },
    open: {
      on: { 'like.press': 'liking' },
    },
    /** Shown as done. */
    liking: {
      tags: 'busy',
      invoke: {
        id: 'like',
        src: 'like',
        onDone: {
          target: 'liked',
          actions: [
            { type: 'setLikes', params: ({ event }) => ({ likes: event.output.likes }) },
            { type: 'tellCount', params: ({ event }) => ({ likes: event.output.likes }) },
          ],
        },
        onError: {
          target: 'open',
          actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** For good: a like is not taken back. */
    liked: {},
  },
});
