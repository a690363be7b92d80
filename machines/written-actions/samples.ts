/** An own comment, and a post of another member. */
import { Failure } from '#domain/failure.ts';
import type { Words } from '#domain/own-changes.ts';

export const own: Words = {
  kind: 'comment',
  id: 'comment-90',
  author: 'Asha',
  content: 'Beautiful',
  lane: 'post-1',
  isOwn: true,
};
export const others: Words = {
  kind: 'post',
  id: 'post-1',
  author: 'Meera',
  content: 'The weaving loom finally runs without a pause.',
  lane: '',
  isOwn: false,
};
export const offline = new Failure('offline');
