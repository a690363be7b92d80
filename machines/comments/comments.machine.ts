/**
 * The comments of one post: read by pages of five, answered, written. Spec part 4 "Comment box" and "Comment paging",
 * decisions.md part 2 "Comment send". What is sent is kept on the device first, under an id of its own, and is sent in
 * order, one at a time; what does not get through is held until the member tries again under the same id, so that it is
 * never there twice. An outbox can send what is kept in the machine's place.
 */
import type { CommentDraft, KeptComments, ReplyTarget } from '#domain/comment-draft.ts';
import { commentLength, type Comment } from '#domain/community.ts';
import { toFailure, type Failure } from '#domain/failure.ts';
import { textProblem, tidyText } from '#domain/member-text.ts';
import type { Page } from '#domain/wallet.ts';
import { assign, emit, setup } from 'xstate';
import { port } from '../port.ts';
import { nextPage, withFirst, withNext, withSent } from './pages.ts';
import { keptOf, stillUnsent, type Unsent } from './unsent.ts';

export interface CommentsContext {
  page: Page<Comment> | null;
  /** In the box, as typed. */
  text: string;
  target: ReplyTarget | null;
  /** In the order in which they are sent. */
  unsent: readonly Unsent[];
  /** Of reading. */
  failure: Failure | null;
}

export type CommentsEvent =
  | { type: 'text.type'; text: string }
  | { type: 'reply.choose'; target: ReplyTarget }
  | { type: 'reply.cancel' }
  /** The id is new for each. */
  | { type: 'comment.send'; draftId: string }
  | { type: 'comment.retry'; draftId: string }
  | { type: 'comment.drop'; draftId: string }
  | { type: 'page.extend' }
  | { type: 'list.refresh' };

export type CommentsEmitted =
  | { type: 'comments.drafted'; draft: KeptComments }
  /** Nothing is left to be kept. */
  | { type: 'comments.cleared' }
  | { type: 'comments.sent' }
  /** How many the post has now. */
  | { type: 'comments.counted'; total: number };

const queuedOf = ({ unsent }: CommentsContext): Unsent | undefined => unsent.find(({ state }) => state === 'queued');

function toSend(context: CommentsContext): { draft: CommentDraft; kept: KeptComments } {
  const next = queuedOf(context);
  if (!next) throw new Error('nothing waits to be sent');
  return { draft: keptOf(next), kept: keptIn(context) };
}

const keptIn = ({ text, target, unsent }: CommentsContext): KeptComments => ({
  text,
  target,
  unsent: unsent.map(keptOf),
});

export const commentsMachine = setup({
  types: {
    context: {} as CommentsContext,
    events: {} as CommentsEvent,
    emitted: {} as CommentsEmitted,
  },
  actors: {
    loadKept: port<KeptComments | null>('loadKept'),
    loadPage: port<Page<Comment>, { pageNum: number }>('loadPage'),
    send: port<Comment, { draft: CommentDraft; kept: KeptComments }>('send'),
  },
  guards: {
    /** And was not sent yet: one press may come twice. */
    isRight: ({ context }, params: { draftId: string }) =>
      textProblem(tidyText(context.text), commentLength) === null &&
      !context.unsent.some(({ draftId }) => draftId === params.draftId),
    isHeld: ({ context }, params: { draftId: string }) =>
      context.unsent.some(({ draftId, state }) => draftId === params.draftId && state === 'held'),
    hasQueued: ({ context }) => queuedOf(context) !== undefined,
    isUnread: ({ context }) => context.page === null,
    hasMore: ({ context }) => context.page !== null && context.page.list.length < context.page.total,
    /** Others wrote since: what is new stands before what is loaded. */
    hasNews: ({ context }, params: { page: Page<Comment> }) =>
      context.page !== null && params.page.total > context.page.total,
  },
  actions: {
    setKept: assign(({ context }, { kept }: { kept: KeptComments | null }) =>
      kept === null
        ? {}
        : {
            text: context.text || kept.text,
            target: context.target ?? kept.target,
            unsent: [
              ...kept.unsent.map((one): Unsent => ({ ...one, state: 'held', failure: null })),
              ...context.unsent,
            ],
          },
    ),
    setFirst: assign(({ context }, { page }: { page: Page<Comment> }) => ({
      page: withFirst(context.page, page),
      unsent: stillUnsent(context.unsent, page.list),
      failure: null,
    })),
    addPage: assign(({ context }, { page }: { page: Page<Comment> }) => ({
      page: context.page ? withNext(context.page, page) : page,
      failure: null,
    })),
    setFailure: assign((_, params: { error: unknown }) => ({ failure: toFailure(params.error) })),
    setText: assign((_, params: { text: string }) => ({ text: params.text })),
    setTarget: assign((_, params: { target: ReplyTarget }) => ({ target: params.target })),
    clearTarget: assign({ target: null }),
    addUnsent: assign(({ context }, { draftId }: { draftId: string }) => ({
      unsent: [
        ...context.unsent,
        {
          draftId,
          content: tidyText(context.text),
          target: context.target,
          state: 'queued' as const,
          failure: null,
        },
      ],
      text: '',
      target: null,
    })),
    markQueued: assign(({ context }, { draftId }: { draftId: string }) => ({
      unsent: context.unsent.map((one) =>
        one.draftId === draftId ? { ...one, state: 'queued' as const, failure: null } : one,
      ),
    })),
    removeUnsent: assign(({ context }, { draftId }: { draftId: string }) => ({
      unsent: context.unsent.filter((one) => one.draftId !== draftId),
    })),
    addSent: assign(({ context }, { comment }: { comment: Comment }) => ({
      page: context.page && withSent(context.page, comment),
      // The first that was queued is the one that was sent.
      unsent: context.unsent.filter((one) => one !== queuedOf(context)),
    })),
    /** Those behind it wait too: they stay in order. */
    markHeld: assign(({ context }, { error }: { error: unknown }) => {
      const sent = queuedOf(context);
      const failure = toFailure(error);
      return {
        unsent: context.unsent.map((one) =>
          one.state === 'queued' ? { ...one, state: 'held' as const, failure: one === sent ? failure : null } : one,
        ),
      };
    }),
    tellKept: emit(({ context }) => {
      const kept = keptIn(context);
      const isNothing = kept.text === '' && kept.target === null && kept.unsent.length === 0;
      return isNothing ? { type: 'comments.cleared' as const } : { type: 'comments.drafted' as const, draft: kept };
    }),
    tellSent: emit({ type: 'comments.sent' }),
    tellCount: emit(({ context }) => ({ type: 'comments.counted' as const, total: context.page?.total ?? 0 })),
  },
}).createMachine({
  id: 'comments',
  context: { page: null, text: '', target: null, unsent: [], failure: null },
  initial: 'opening',
  on: {
    'text.type': { actions: [{ type: 'setText', params: ({ event }) => ({ text: event.text }) }, 'tellKept'] },
    'reply.choose': {
      actions: [{ type: 'setTarget', params: ({ event }) => ({ target: event.target }) }, 'tellKept'],
    },
    'reply.cancel': { actions: ['clearTarget', 'tellKept'] },
    'comment.send': {
      guard: { type: 'isRight', params: ({ event }) => ({ draftId: event.draftId }) },
      actions: [{ type: 'addUnsent', params: ({ event }) => ({ draftId: event.draftId }) }, 'tellKept'],
    },
    'comment.retry': {
      guard: { type: 'isHeld', params: ({ event }) => ({ draftId: event.draftId }) },
      actions: { type: 'markQueued', params: ({ event }) => ({ draftId: event.draftId }) },
    },
    'comment.drop': {
      guard: { type: 'isHeld', params: ({ event }) => ({ draftId: event.draftId }) },
      actions: [{ type: 'removeUnsent', params: ({ event }) => ({ draftId: event.draftId }) }, 'tellKept'],
    },
  },
  states: {
    /** What the device kept comes first: what is typed meanwhile is newer. */
    opening: {
      tags: 'busy',
      invoke: {
        id: 'loadKept',
        src: 'loadKept',
        onDone: {
          target: 'loading',
          actions: { type: 'setKept', params: ({ event }) => ({ kept: event.output }) },
        },
        // A device that can't tell has nothing.
        onError: 'loading',
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: { pageNum: 1 },
        onDone: {
          target: 'choice',
          actions: [{ type: 'setFirst', params: ({ event }) => ({ page: event.output }) }, 'tellCount', 'tellKept'],
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    choice: {
      always: [{ guard: 'hasQueued', target: 'sending' }, { guard: 'isUnread', target: 'loading' }, { target: 'open' }],
    },
    /** The list could not be read; one can write all the same. */
    failed: {
      always: { guard: 'hasQueued', target: 'sending' },
      on: { 'list.refresh': 'loading' },
    },
    open: {
      always: { guard: 'hasQueued', target: 'sending' },
      on: {
        'page.extend': { guard: 'hasMore', target: 'loadingMore' },
        'list.refresh': 'refreshing',
      },
    },
    loadingMore: {
      tags: 'busy',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ pageNum: context.page ? nextPage(context.page) : 1 }),
        onDone: [
          {
            guard: { type: 'hasNews', params: ({ event }) => ({ page: event.output }) },
            target: 'refreshing',
            actions: { type: 'addPage', params: ({ event }) => ({ page: event.output }) },
          },
          { target: 'choice', actions: { type: 'addPage', params: ({ event }) => ({ page: event.output }) } },
        ],
        onError: {
          target: 'choice',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: { pageNum: 1 },
        onDone: {
          target: 'choice',
          actions: [{ type: 'setFirst', params: ({ event }) => ({ page: event.output }) }, 'tellCount', 'tellKept'],
        },
        onError: {
          target: 'choice',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => toSend(context),
        onDone: {
          target: 'choice',
          actions: [
            { type: 'addSent', params: ({ event }) => ({ comment: event.output }) },
            'tellCount',
            'tellSent',
            'tellKept',
          ],
        },
        onError: {
          target: 'choice',
          actions: [{ type: 'markHeld', params: ({ event }) => ({ error: event.error }) }, 'tellKept'],
        },
      },
    },
  },
});
