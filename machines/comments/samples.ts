/** Comments of a post, for test, walk and gallery. */
import { codes } from '#contract/codes.ts';
import type { Comment } from '#domain/community.ts';
import { fresh, type Origin } from '#domain/fresh.ts';
import { Failure } from '#domain/failure.ts';
import { now } from '../samples.ts';
import { done } from '../model/happening.ts';
import type { Unsent } from './unsent.ts';

export const draftId = '00000000-0000-4000-8000-000000000001';
export const otherId = '00000000-0000-4000-8000-000000000002';

/** @param number the newest has the highest */
export const comment = (number: number, more: Partial<Comment> = {}): Comment => ({
  id: `comment-${number}`,
  author: 'Meera',
  replyTo: '',
  content: `What a view, ${number}`,
  language: 'en',
  createdAt: now - 60_000 * (100 - number),
  isHidden: false,
  editedAt: null,
  draftId: '',
  ...more,
});

/** The newest first. */
export const listed = (first: number, rows: number): Comment[] =>
  Array.from({ length: rows }, (_, index) => comment(first - index));

/** @param origin the device: kept from before */
export const readPage = (list: readonly Comment[], total: number, origin: Origin = 'server') =>
  done('loadPages', fresh({ total, list }, now, origin));
export const pageOf = (first: number, rows: number, total: number) => readPage(listed(first, rows), total);
export const mine = comment(90, { author: 'Asha', content: 'Beautiful', draftId });
export const target = { id: 'comment-9', author: 'Meera' };

export const nothingKept = done('loadKept', null);
export const keptBefore = done('loadKept', {
  text: 'Half a',
  target,
  unsent: [{ draftId: otherId, content: 'From yesterday', target: null }],
});
export const typed = { type: 'text.type', text: ' Beautiful ' } as const;
export const send = { type: 'comment.send', draftId } as const;
export const offline = new Failure('offline');
export const gone = new Failure('rejected', codes.notFound, 'gone');
/** In the outbox. */
export const waits: Unsent = {
  draftId,
  content: 'Beautiful',
  target: null,
  state: 'waiting',
  isKept: true,
  isTried: false,
  failure: null,
};
