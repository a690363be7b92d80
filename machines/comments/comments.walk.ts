import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { commentsMachine } from './comments.machine.ts';
import {
  draftId,
  gone,
  listed,
  mine,
  nothingKept,
  offline,
  pageOf,
  readPage,
  send,
  target,
  typed,
  waits,
} from './samples.ts';
import { isPartial } from './pages.ts';
import type { Flow } from '../flow.ts';

/** What is kept from before has the same shape as what was held: the test plays it. */
export const commentsWalk = walkOf(commentsMachine, {
  events: {
    'loadKept done': nothingKept,
    'loadPages done: none': readPage([], 0),
    'loadPages done: kept by the device': readPage(listed(9, 5), 9, 'store'),
    'loadPages done: some of them': pageOf(9, 5, 9),
    'loadPages done: all of them': pageOf(9, 5, 5),
    'loadPages done: more than before': pageOf(6, 5, 12),
    'text.type: a comment': typed,
    'reply.choose': { type: 'reply.choose', target },
    'comment.send': send,
    'comment.retry': { type: 'comment.retry', draftId },
    'comment.drop': { type: 'comment.drop', draftId },
    'send done: sent': done('send', mine),
    'send done: it waits': done('send', null),
    'outbox.told: one': { type: 'outbox.told', waiting: [waits] },
    'outbox.told: held': { type: 'outbox.told', waiting: [{ ...waits, state: 'held', failure: gone }] },
    'outbox.sent': { type: 'outbox.sent', comment: mine },
    'send failed': failed('send', offline),
  },
  facts: ({ page, text, unsent }) => [
    page && (isPartial(page) ? 'more' : 'all'),
    text !== '' && 'typed',
    unsent[0]?.state ?? false,
  ],
});

export const flow: Flow = {
  flow: 'reading and writing the comments of a post',
  home: '`#/dynamic`, one for each open post',
  gallery: {
    address: '/dynamic?post=post-1',
    places: {
      'opened.reading.open': 'opened.reading.open + opened.sending.idle (more, typed, held)',
      'opened.reading.refreshing': 'opened.reading.refreshing + opened.sending.idle (more)',
      'opened.sending.idle': 'opened.reading.open + opened.sending.idle (all)',
      'opened.sending.submitting': 'opened.reading.open + opened.sending.submitting (more, queued)',
    },
  },
};
