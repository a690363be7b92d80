import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { likeMachine } from './like.machine.ts';

const events = {
  'like done: counted': done('like', { likes: 5 }),
  'like done: it waits': done('like', null),
  'like.sent': { type: 'like.sent', likes: 5 },
} as const;

export const likeWalk = walkOf(likeMachine, { input: { isLiked: false }, events });

/** One that was liked before. */
export const likedWalk = walkOf(likeMachine, {
  name: 'liked',
  input: { isLiked: true },
  events,
});
