/** What the chart of comments is made of: what it knows, hears and tells, its ports, guards and actions. */
import type { CommentDraft, KeptComments, ReplyTarget } from '#domain/comment-draft.ts';
import { commentLength, type Comment } from '#domain/community.ts';
import type { Failure } from '#domain/failure.ts';
import { isKept } from '#domain/fresh-age.ts';
import { withNext } from '#domain/fresh-page.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { textProblem, tidyText } from '#domain/member-text.ts';
import { assign, emit, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { answerIn, failureIn, port, source } from '../port.ts';
import { isPartial, withSent, type CommentPage } from './pages.ts';
import {
  keptIn,
  markedHeld,
  markedQueued,
  markedWaiting,
  queuedOf,
  stillUnsent,
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
  | { type: 'comments.dropped'; draftId: string; isTried: boolean }
  /** How many the post has now; null where the list wasn't read. */
  | { type: 'comments.counted'; total: number | null };

export const commentsSetup = setup({
  types: {
    context: {} as CommentsContext,
    events: {} as CommentsEvent | SendOutcome,
    emitted: {} as CommentsEmitted,
  },
  actors: {
    loadKept: port<KeptComments | null>('loadKept'),
    /** The pages from first to last as one, 1-based. */
    loadPages: port<CommentPage, { first: number; last: number; isPatient: boolean }>('loadPages'),
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
    /** Some are gone, or new: what comes next would leave a gap, or begin with what is there. */
    hasMoved: ({ context, event }) =>
      context.page !== null && valueOf(answerIn<CommentPage>(event)).total !== valueOf(context.page).total,
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
    setPages: assign(({ context, event }) => {
      const page = answerIn<CommentPage>(event);
      return {
        page,
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
    tellDropped: emit(({ context }, { draftId }: { draftId: string }) => ({
      type: 'comments.dropped' as const,
      draftId,
      isTried: context.unsent.some((one) => one.draftId === draftId && one.isTried),
    })),
    tellCount: emit(({ context }) => ({
      type: 'comments.counted' as const,
      total: context.page && valueOf(context.page).total,
    })),
  },
});
