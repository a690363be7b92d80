import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { likeMachine } from './like.machine.ts';
import type { Flow } from '../flow.ts';

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

export const flow: Flow = {
  flow: 'liking a post',
  home: '`#/dynamic`, one for each post',
  gallery: { address: '/dynamic', hidden: { choice: 'passing' } },
};
