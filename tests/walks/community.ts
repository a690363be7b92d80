/** The community: liking a post, and its comments. */
import { valueOf } from '#domain/fresh-value.ts';
import { loadComments } from '#api/square.ts';
import { square } from '#contract/square.ts';
import { commentsWalk } from '#machines/comments/comments.walk.ts';
import { likeWalk } from '#machines/like/like.walk.ts';
import { pathOf } from '../flows/money-paths.ts';
import { CommentsPage } from '../pages/comments-page.ts';
import { LikePage } from '../pages/like-page.ts';
import { playbookOf } from './playbook.ts';
import { keptByDevice } from './reads.ts';

/** Of the seeded feed's first page: without comments, with a few, with more than a page. */
const posts = { none: 'post-040', many: 'post-031' } as const;
/** What the path that is played opens. */
let shown: string = posts.many;

const commentsPath = pathOf(square.comments);

export const commentsBook = playbookOf<CommentsPage>(commentsWalk, {
  machine: 'comments',
  address: () => `/dynamic?post=${shown}`,
  page: (app) => new CommentsPage(app),
  ready: async () => {
    shown = posts.many;
  },
  ports: { loadPages: commentsPath },
  outcomes: {
    'loadPages done: none': async ({ account }) => {
      shown = posts.none;
      const { total } = valueOf(await loadComments(account.client, shown, 1));
      if (total > 5) throw new Error('more than a page was written here');
    },
    'loadPages done: all of them': async () => {
      shown = posts.none;
    },
  },
  unplayable: {
    'loadPages done: kept by the device': keptByDevice,
    'loadKept failed': 'takes a device that can’t be read',
    'send done: sent': 'takes a device that keeps nothing',
    'send failed': 'as "send done: sent"',
    'comment.retry': 'takes a refusal: outbox.spec.ts',
    'comment.drop': 'is over sooner than a hand is there: outbox.spec.ts',
    'outbox.told: one': 'is told by the outbox as it sends: outbox.spec.ts',
    'outbox.told: held': 'as "outbox.told: one"',
    'outbox.sent': 'as "outbox.told: one"',
    'opened.reading.open: list.refresh':
      'is told by the network and the pulled screen, of which the list’s own walk takes care',
    'opened.reading.loadingMore: list.refresh': 'as "opened.reading.open: list.refresh"',
    'loadPages done: more than before': 'what others write is told, and read, before more is asked for',
    'opened.reading.loadingMore: loadPages done: none': 'the comments after a page don’t go away',
    'opened.reading.loadingMore: loadPages done: all of them':
      'takes a list of two pages; what it leads to is played without',
  },
  unseen: {
    'opened.reading.loadingAll': 'comes after "list.refresh" or "more than before"',
    'opened.reading.refreshing': 'comes after "list.refresh", or what the device kept',
  },
  fleeting: ['opening', 'opened.reading.loading', 'opened.reading.loadingMore', 'opened.sending.submitting'],
});

/** A post that nobody in the browser has liked yet. */
let next = 39;
const liked = () => `post-0${next}`;

export const likeBook = playbookOf<LikePage>(likeWalk, {
  machine: 'like',
  address: () => '/dynamic',
  page: (app) => new LikePage(app, liked()),
  ready: async () => {
    next -= 1;
  },
  unplayable: {
    'like done: counted': 'takes a device that keeps nothing',
    'like failed': 'as "like done: counted"',
    'like.dropped': 'takes a refusal, or the hand that takes it out of the outbox',
    'liking: like.sent': 'the outbox has it only after',
    'open: like.deferred': 'takes a like of an earlier page life: outbox.spec.ts',
  },
  facts: { 'like.sent': async () => undefined },
  fleeting: ['liking', 'unsent'],
  unseen: { choice: 'left at once' },
});
