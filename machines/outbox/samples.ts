/** Things that wait, for test, walk and gallery. */
import { minute } from '#domain/limits.ts';
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { newItem, newLike, type OutboxItem } from '#domain/outbox.ts';
import { now } from '../samples.ts';
import { done } from '../model/happening.ts';
import type { OutboxInput } from './contents.ts';

export const input: OutboxInput = { isReachable: true, chance: 0.5 };

/** @param number its id ends in it: later ones have higher ones */
export const comment = (number: number, postId = 'post-1'): OutboxItem<'comment'> =>
  newItem('comment', {
    id: `00000000-0000-4000-8000-00000000000${number}`,
    subject: postId,
    body: { content: `What a view, ${number}`, target: null },
    madeAt: now - 9 * minute + number,
  });

export const like = newLike('post-2', now - 5 * minute);
export const post = newItem('post', {
  id: '00000000-0000-4000-8000-000000000009',
  subject: '00000000-0000-4000-8000-000000000009',
  body: { text: 'The harbour this morning', phone: '', pictures: 2 },
  madeAt: now - minute,
});

export const offline = new Failure('offline');
/** It is there, and can't answer this one. */
export const broken = new Failure('server', 500);
export const ended = new Failure('unauthorized');
export const refused = new Failure('rejected', codes.notFound, 'gone');
export const tooOften = new Failure('rejected', codes.tooManyAttempts, 'wait');
export const known = new Failure('rejected', codes.intentReused, 'something else was sent');

export const heldOne: OutboxItem = { ...comment(1), held: { why: 'refused', code: codes.notFound, says: 'gone' } };

const contents = (...items: readonly OutboxItem[]) => ({ items, now });
export const loaded = (...items: readonly OutboxItem[]) => done('loadItems', contents(...items));
export const told = (...items: readonly OutboxItem[]) => ({ type: 'items.told', ...contents(...items) }) as const;
