import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { likeMachine } from './like.machine.ts';

const counted = done('like', { likes: 5 });

export const likeWalk = walkOf(likeMachine, { input: { isLiked: false }, events: { 'like done': counted } });

/** One that was liked before. */
export const likedWalk = walkOf(likeMachine, {
  name: 'liked',
  input: { isLiked: true },
  events: { 'like done': counted },
});
