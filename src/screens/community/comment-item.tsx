import { Spinner } from '#components/spinner.tsx';
import type { Comment } from '#domain/community.ts';
import { useFailureText } from '#kit/failure-text.ts';
import { useIsReachable } from '#kit/services.tsx';
import type { CommentsEvent } from '#machines/comments/setup.ts';
import type { Unsent } from '#machines/comments/unsent.ts';
import { Trans } from '@lingui/react/macro';
import { CornerDownRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { MenuButton } from './actions/menu-button.tsx';
import { HiddenNote, WrittenAt } from './actions/written-marks.tsx';

const linkLook = 'inline-flex min-h-11 items-center rounded-lg px-2 text-sm font-semibold text-link hover:bg-sunken';

function ReplyMark({ to: author }: { to: string }) {
  if (author === '') return null;
  return (
    <span className="inline-flex min-w-0 items-center gap-1 text-sm text-subtle">
      <CornerDownRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />
      <span className="line-clamp-1 wrap-anywhere">
        <Trans>
          Replying to <bdi>{author}</bdi>
        </Trans>
      </span>
    </span>
  );
}

interface BubbleProps {
  text: string;
  /** Of one that the server has. */
  language?: string;
  isMuted?: boolean;
  children: ReactNode;
}

function Bubble({ text, language, isMuted = false, children }: BubbleProps) {
  return (
    <div className={`rounded-lg bg-sunken px-3.5 py-2.5 ${isMuted ? 'opacity-75' : ''}`}>
      {children}
      <p lang={language} dir="auto" className="mt-0.5 overflow-hidden text-sm whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </div>
  );
}

interface CommentItemProps {
  comment: Comment;
  postId: string;
  onReply: () => void;
}

/** One comment, with a way to answer it. */
export function CommentItem({ comment, postId, onReply }: CommentItemProps) {
  const { id, author, content, draftId } = comment;
  return (
    <li data-comment={comment.id}>
      <Bubble text={comment.content} language={comment.language}>
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="text-sm font-semibold wrap-anywhere">
            <bdi>{comment.author}</bdi>
          </span>
          <ReplyMark to={comment.replyTo} />
        </p>
      </Bubble>
      {comment.isHidden && <HiddenNote />}
      <div className="flex items-center gap-2 ps-3.5 text-xs text-subtle">
        <p>
          <WrittenAt at={comment.createdAt} editedAt={comment.editedAt} />
        </p>
        {!comment.isHidden && (
          <button type="button" className={linkLook} onClick={onReply}>
            <Trans comment="Button: answers this comment">Reply</Trans>
          </button>
        )}
        <span className="ms-auto">
          <MenuButton words={{ kind: 'comment', id, author, content, lane: postId, isOwn: draftId !== '' }} />
        </span>
      </div>
    </li>
  );
}

/** On its way, or held until the member tries again. */
export function UnsentComment({ unsent, send }: { unsent: Unsent; send: (event: CommentsEvent) => void }) {
  const failureText = useFailureText();
  const { draftId, content, target, state, failure, isTried } = unsent;
  const isReachable = useIsReachable();
  const isHeld = state === 'held';
  return (
    <li data-unsent={state}>
      <Bubble text={content} isMuted={!isHeld}>
        <ReplyMark to={target?.author ?? ''} />
      </Bubble>
      {isHeld ? (
        <div className="ps-3.5 pt-1.5">
          <p className="text-sm text-negative">
            <span aria-hidden className="me-1.5 font-bold">
              !
            </span>
            {isTried ? (
              <>
                <Trans>It may have arrived.</Trans> <Trans>Sending again won't create a duplicate.</Trans>
              </>
            ) : (
              <>
                <Trans comment="State of a comment or item; the reason follows">Not sent.</Trans>{' '}
                {failure && failureText(failure)}
              </>
            )}
          </p>
          <p className="-ms-2">
            <button type="button" className={linkLook} onClick={() => send({ type: 'comment.retry', draftId })}>
              <Trans comment="Button: repeats what didn't reach us">Send again</Trans>
            </button>
            <button type="button" className={linkLook} onClick={() => send({ type: 'comment.drop', draftId })}>
              <Trans comment="Button: drops what waits to be sent">Don't send</Trans>
            </button>
          </p>
        </div>
      ) : (
        <p className="flex items-center gap-1.5 ps-3.5 pt-1.5 text-xs text-subtle">
          {isReachable || state === 'queued' ? (
            <>
              <Spinner />
              <Trans comment="Button or state: being sent">Sending…</Trans>
            </>
          ) : (
            <>
              <Trans>Waiting for connection</Trans>
              <a href="#/user/outbox" className={linkLook}>
                <Trans comment="Button: opens the list of what waits to be sent">See what's waiting</Trans>
              </a>
            </>
          )}
        </p>
      )}
    </li>
  );
}
