/**
 * The comments of one post: read five at a time, answer, write (product 13.9). A comment goes into the outbox under an
 * id of its own, one after another, and is shown below the post until it is sent. Where the device keeps nothing it is
 * sent at once, and one that didn't get through stays until the member tries again under the same id, so it is never
 * there twice. The list that the device kept is shown at once and read again, once, for as long as the network takes.
 */
import type { CommentDraft, KeptComments, ReplyTarget } from '#domain/comment-draft.ts';
import { commentLength, type Comment } from '#domain/community.ts';
import type { Failure } from '#domain/failure.ts';
import { isKept } from '#domain/fresh-age.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { textProblem, tidyText } from '#domain/member-text.ts';
import { assign, emit, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { answerIn, failureIn, port, source } from '../port.ts';
import { isPartial, nextPage, withFirst, withNext, withSent, type CommentPage } from './pages.ts';
import {
  keptIn,
  markedHeld,
  markedQueued,
  markedWaiting,
  queuedOf,
  stillUnsent,
  toSend,
  withHeld,
  withWaiting,
  withWritten,
  type Unsent,
} from './unsent.ts';

export interface CommentsContext {
  page: CommentPage | null;
  /** In the box, as typed. */
  text: string;
  target: ReplyTarget | null;
  /** What is in the box was on its way before, under this id; empty: it was not. */
  draftId: string;
  /** In the order in which they are sent. */
  unsent: readonly Unsent[];
  /** Of reading. */
  failure: Failure | null;
}

/** What the outbox tells of this post. */
export type CommentsFact =
  | { type: 'outbox.told'; waiting: readonly Unsent[] }
  | { type: 'outbox.sent'; comment: Comment };

export type CommentsEvent =
  | CommentsFact
  | { type: 'text.type'; text: string }
  | { type: 'reply.choose'; target: ReplyTarget }
  | { type: 'reply.cancel' }
  /** The id is new for each. */
  | { type: 'comment.send'; draftId: string }
  | { type: 'comment.retry'; draftId: string }
  /** Not while it is being put into the outbox. */
  | { type: 'comment.drop'; draftId: string }
  | { type: 'page.extend' }
  | { type: 'list.refresh' };

/** Of the port: reading takes note of it too. */
type SendOutcome = DoneActorEvent<Comment | null, 'send'> | ErrorActorEvent<unknown, 'send'>;

export type CommentsEmitted =
  | { type: 'comments.drafted'; draft: KeptComments }
  /** Nothing is left to be kept. */
  | { type: 'comments.cleared' }
  | { type: 'comments.sent' }
  /** The outbox has it no more. */
  | { type: 'comments.dropped'; draftId: string }
  /** How many the post has now. */
  | { type: 'comments.counted'; total: number };

export const commentsMachine = setup({
  types: {
    context: {} as CommentsContext,
    events: {} as CommentsEvent | SendOutcome,
    emitted: {} as CommentsEmitted,
  },
  actors: {
    loadKept: port<KeptComments | null>('loadKept'),
    loadPage: port<CommentPage, { pageNum: number; isPatient: boolean }>('loadPage'),
    /** Null: it waits in the outbox. */
    send: port<Comment | null, { draft: CommentDraft; kept: KeptComments }>('send'),
    watchOutbox: source<CommentsFact>('watchOutbox'),
  },
  guards: {
    /** And was not sent yet: one press may come twice. */
    isRight: ({ context }, params: { draftId: string }) =>
      textProblem(tidyText(context.text), commentLength) === null &&
      !context.unsent.some(({ draftId }) => draftId === params.draftId),
    isSent: ({ event }) => answerIn<Comment | null>(event) !== null,
    isHeld: ({ context }, params: { draftId: string }) =>
      context.unsent.some(({ draftId, state }) => draftId === params.draftId && state === 'held'),
    isLoose: ({ context }, params: { draftId: string }) =>
      context.unsent.some(({ draftId, state }) => draftId === params.draftId && state !== 'queued'),
    hasQueued: ({ context }) => queuedOf(context) !== undefined,
    isKept: ({ event }) => isKept(answerIn<CommentPage>(event)),
    hasMore: ({ context }) => isPartial(context.page),
    /** Others wrote since: what is new stands before what is loaded. */
    hasNews: ({ context, event }) =>
      context.page !== null && valueOf(answerIn<CommentPage>(event)).total > valueOf(context.page).total,
  },
  actions: {
    setKept: assign(({ context, event }) => {
      const kept = answerIn<KeptComments | null>(event);
      if (kept === null) return {};
      return {
        text: context.text || kept.text,
        target: context.target ?? kept.target,
        draftId: context.text === '' ? (kept.draftId ?? '') : context.draftId,
        unsent: withHeld(context.unsent, kept.unsent),
      };
    }),
    setFirst: assign(({ context, event }) => {
      const page = answerIn<CommentPage>(event);
      return {
        page: withFirst(context.page, page),
        unsent: stillUnsent(context.unsent, valueOf(page).list),
        failure: null,
      };
    }),
    addPage: assign(({ context, event }) => ({
      page: withNext(context.page, answerIn<CommentPage>(event)),
      failure: null,
    })),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    setText: assign((_, params: { text: string }) => ({ text: params.text })),
    setTarget: assign((_, params: { target: ReplyTarget }) => ({ target: params.target })),
    clearTarget: assign({ target: null }),
    addUnsent: assign(({ context }, { draftId }: { draftId: string }) => ({
      unsent: withWritten(context, draftId),
      text: '',
      target: null,
      draftId: '',
    })),
    markQueued: assign(({ context }, { draftId }: { draftId: string }) => ({
      unsent: markedQueued(context.unsent, draftId),
    })),
    setWaiting: assign(({ context }, { waiting }: { waiting: readonly Unsent[] }) => ({
      unsent: withWaiting(context.unsent, stillUnsent(waiting, context.page ? valueOf(context.page).list : [])),
    })),
    markWaiting: assign(({ context }) => ({ unsent: markedWaiting(context) })),
    removeUnsent: assign(({ context }, { draftId }: { draftId: string }) => ({
      unsent: context.unsent.filter((one) => one.draftId !== draftId),
    })),
    addSent: assign(({ context }, { comment }: { comment: Comment | null }) => ({
      page: comment && context.page ? withSent(context.page, comment) : context.page,
      unsent: context.unsent.filter(({ draftId }) => draftId !== comment?.draftId),
    })),
    markHeld: assign(({ context, event }) => ({ unsent: markedHeld(context, failureIn(event)) })),
    tellKept: emit(({ context }) => {
      const kept = keptIn(context);
      const isNothing = kept.text === '' && kept.target === null && kept.unsent.length === 0;
      return isNothing ? { type: 'comments.cleared' as const } : { type: 'comments.drafted' as const, draft: kept };
    }),
    tellSent: emit({ type: 'comments.sent' }),
    tellDropped: emit((_, params: { draftId: string }) => ({
      type: 'comments.dropped' as const,
      draftId: params.draftId,
    })),
    tellCount: emit(({ context }) => ({
      type: 'comments.counted' as const,
      total: context.page ? valueOf(context.page).total : 0,
    })),
  },
}).createMachine({
  id: 'comments',
  context: { page: null, text: '', target: null, draftId: '', unsent: [], failure: null },
  invoke: { id: 'watchOutbox', src: 'watchOutbox' },
  initial: 'opening',
  on: {
    'outbox.told': { actions: { type: 'setWaiting', params: ({ event }) => event } },
    'outbox.sent': { actions: [{ type: 'addSent', params: ({ event }) => event }, 'tellCount'] },
    'text.type': { actions: [{ type: 'setText', params: ({ event }) => event }, 'tellKept'] },
    'reply.choose': { actions: [{ type: 'setTarget', params: ({ event }) => event }, 'tellKept'] },
    'reply.cancel': { actions: ['clearTarget', 'tellKept'] },
    'comment.send': {
      guard: { type: 'isRight', params: ({ event }) => event },
      actions: [{ type: 'addUnsent', params: ({ event }) => event }, 'tellKept'],
    },
    'comment.retry': {
      guard: { type: 'isHeld', params: ({ event }) => event },
      actions: { type: 'markQueued', params: ({ event }) => event },
    },
    'comment.drop': {
      guard: { type: 'isLoose', params: ({ event }) => event },
      actions: [
        { type: 'removeUnsent', params: ({ event }) => event },
        { type: 'tellDropped', params: ({ event }) => event },
        'tellKept',
      ],
    },
  },
  states: {
    /** What the device kept comes first: what is typed meanwhile is newer. */
    opening: {
      tags: 'busy',
      invoke: {
        id: 'loadKept',
        src: 'loadKept',
        onDone: { target: 'opened', actions: 'setKept' },
        // A device that can't tell has nothing.
        onError: 'opened',
      },
    },
    /** The list is read and comments are sent at once: neither waits for the other. */
    opened: {
      type: 'parallel',
      states: {
        reading: {
          initial: 'loading',
          states: {
            loading: {
              tags: 'busy',
              invoke: {
                id: 'loadPage',
                src: 'loadPage',
                input: { pageNum: 1, isPatient: false },
                onDone: [
                  { guard: 'isKept', target: 'refreshing', actions: ['setFirst', 'tellCount', 'tellKept'] },
                  { target: 'open', actions: ['setFirst', 'tellCount', 'tellKept'] },
                ],
                onError: { target: 'failed', actions: 'setFailure' },
              },
            },
            /** The list could not be read; one can write all the same. */
            failed: {
              on: {
                'list.refresh': 'loading',
                // Somebody wrote: the connection may be there again.
                'xstate.done.actor.send': 'loading',
                'xstate.error.actor.send': 'loading',
              },
            },
            open: {
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
                input: ({ context }) => ({ pageNum: nextPage(context.page), isPatient: false }),
                onDone: [
                  { guard: 'hasNews', target: 'refreshing', actions: 'addPage' },
                  { target: 'open', actions: 'addPage' },
                ],
                onError: { target: 'open', actions: 'setFailure' },
              },
            },
            refreshing: {
              tags: 'busy',
              invoke: {
                id: 'loadPage',
                src: 'loadPage',
                input: { pageNum: 1, isPatient: true },
                onDone: { target: 'open', actions: ['setFirst', 'tellCount', 'tellKept'] },
                onError: { target: 'open', actions: 'setFailure' },
              },
            },
          },
        },
        sending: {
          initial: 'idle',
          states: {
            idle: {
              always: { guard: 'hasQueued', target: 'submitting' },
            },
            submitting: {
              tags: 'busy',
              invoke: {
                id: 'send',
                src: 'send',
                input: ({ context }) => toSend(context),
                onDone: [
                  {
                    guard: 'isSent',
                    target: 'idle',
                    actions: [
                      { type: 'addSent', params: ({ event }) => ({ comment: event.output }) },
                      'tellCount',
                      'tellSent',
                      'tellKept',
                    ],
                  },
                  { target: 'idle', actions: ['markWaiting', 'tellKept'] },
                ],
                onError: { target: 'idle', actions: ['markHeld', 'tellKept'] },
              },
            },
          },
        },
      },
    },
  },
});
