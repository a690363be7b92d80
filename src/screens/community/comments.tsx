import { commentsActor } from '#actors/comments.ts';
import { deskOf } from '#services/outbox-desk.ts';
import { Button } from '#components/button.tsx';
import { Notice } from '#components/notice.tsx';
import { Skeleton, SkeletonText } from '#components/skeleton.tsx';
import type { ReplyTarget } from '#domain/comment-draft.ts';
import type { Post } from '#domain/community.ts';
import { withChanges } from '#domain/own-changes.ts';
import { useChanged } from '#kit/changes.ts';
import { useDraft } from '#kit/draft.ts';
import { useEmitted } from '#kit/emitted.ts';
import { useFailureText } from '#kit/failure-text.ts';
import { Figure } from '#kit/figure.tsx';
import { useNetworkReturned } from '#kit/network-facts.ts';
import { ReadFailure } from '#kit/read-failure.tsx';
import { useRefreshed } from '#kit/refresh.tsx';
import { untilRead, useReread } from '#kit/reread.ts';
import { useFlow, useServices, useToastActor } from '#kit/services.tsx';
import type { commentsMachine } from '#machines/comments/comments.machine.ts';
import type { CommentsEvent } from '#machines/comments/setup.ts';
import { isPartial, nextPage } from '#machines/comments/pages.ts';
import { stateName } from '#machines/model/state-name.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { SnapshotFrom } from 'xstate';
import { useActions } from './actions/actions.ts';
import { CommentBox } from './comment-box.tsx';
import { CommentItem, UnsentComment } from './comment-item.tsx';
import type { Marks } from './feed-marks.ts';

type CommentsViewProps = ViewProps<typeof commentsMachine>;

type ListProps = CommentsViewProps & { postId: string; onReply: (target: ReplyTarget) => void };

type Value = SnapshotFrom<typeof commentsMachine>['value'];

/** How far the list is; sending goes on beside it. */
const readingIn = (value: Value) => (typeof value === 'string' ? value : value.opened.reading);

/** What stands in the place of the list, or below it. */
const views = {
  opening: Loading,
  loading: Loading,
  failed: Failed,
  open: List,
  loadingMore: List,
  loadingAll: List,
  refreshing: List,
} satisfies Record<ReturnType<typeof readingIn>, (props: ListProps) => ReactNode>;

interface CommentsProps {
  post: Post;
  onMark: (id: string, changed: Marks) => void;
}

/** The comments of a post, and a box to write one. */
export function Comments({ post, onMark }: CommentsProps) {
  const { t } = useLingui();
  const services = useServices();
  const toast = useToastActor();
  const [logic] = useState(() => commentsActor(services, { postId: post.id }));
  const [snapshot, send, actor] = useFlow(logic);
  useDraft(actor, { flow: 'comments', subject: post.id, endedBy: 'comments.cleared' });
  useEmitted(actor, 'comments.dropped', ({ draftId, isTried }) => {
    if (isTried) toast.send({ type: 'toast.show', text: t`It may have arrived.` });
    void deskOf(services)
      .remove(draftId)
      .catch(() => undefined);
  });
  useEmitted(actor, 'comments.counted', ({ total }) => {
    if (total !== null) onMark(post.id, { comments: total });
  });
  useEmitted(actor, 'comments.sent', () =>
    toast.send({ type: 'toast.show', text: t({ message: 'Comment sent', comment: 'Toast' }) }),
  );
  const refresh = useCallback(() => send({ type: 'list.refresh' }), [send]);
  useNetworkReturned(refresh);
  // What is being read now may be from before the change. Of others' changes only who hasn't read on is told: all that is shown
  // would be read anew with each comment that anybody writes.
  useChanged('feed', (isOwn) => {
    void untilRead(actor).then(({ context: { page } }) => (isOwn || nextPage(page) <= 2) && refresh());
  });
  useRefreshed(useReread(actor, 'list.refresh'));
  const field = useRef<HTMLTextAreaElement>(null);
  // Whom one replies to is the field's name: drawn first, or the old one would be spoken.
  const write = (event: CommentsEvent) => {
    flushSync(() => send(event));
    field.current?.focus();
  };
  const View = views[readingIn(snapshot.value)];
  return (
    <section
      data-machine="comments"
      data-state={stateName(snapshot)}
      aria-busy={snapshot.hasTag('busy') || undefined}
      aria-label={t({ message: 'Comments', comment: 'Name of the list of comments' })}
      className="mt-4 space-y-3 border-t border-line pt-4"
    >
      <CommentBox snapshot={snapshot} send={send} field={field} onCancelReply={() => write({ type: 'reply.cancel' })} />
      <Unsent snapshot={snapshot} send={send} />
      <View
        snapshot={snapshot}
        send={send}
        postId={post.id}
        onReply={(target) => write({ type: 'reply.choose', target })}
      />
    </section>
  );
}

/** The newest first, as in the list below. */
function Unsent({ snapshot, send }: CommentsViewProps) {
  const { unsent } = snapshot.context;
  if (unsent.length === 0) return null;
  return (
    <ul className="space-y-3" aria-live="polite">
      {unsent.toReversed().map((one) => (
        <UnsentComment key={one.draftId} unsent={one} send={send} />
      ))}
    </ul>
  );
}

function Loading() {
  return (
    <Skeleton>
      <SkeletonText lines={2} />
      <SkeletonText lines={2} />
    </Skeleton>
  );
}

function Failed({ snapshot, send }: CommentsViewProps) {
  return <ReadFailure failure={snapshot.context.failure} onRetry={() => send({ type: 'list.refresh' })} />;
}

function List({ snapshot, send, postId, onReply }: ListProps) {
  const failureText = useFailureText();
  const { changes } = useActions();
  const { page, failure, unsent } = snapshot.context;
  if (!page) return <Loading />;
  const isLoadingMore = ['loadingMore', 'loadingAll'].includes(readingIn(snapshot.value));
  return (
    <>
      <Figure of={page}>
        {({ list }) => (
          <>
            {list.length === 0 && unsent.length === 0 && (
              <p className="text-sm text-subtle">
                <Trans>No comments yet. Be the first.</Trans>
              </p>
            )}
            <ul className="space-y-3">
              {withChanges(list, changes).map((comment) => (
                <CommentItem
                  key={comment.id}
                  comment={comment}
                  postId={postId}
                  onReply={() => onReply({ id: comment.id, author: comment.author })}
                />
              ))}
            </ul>
          </>
        )}
      </Figure>
      {failure && (
        <Notice tone="negative" isLive>
          {failureText(failure)}
        </Notice>
      )}
      {isPartial(page) && (
        <Button variant="quiet" isWide isBusy={isLoadingMore} onClick={() => send({ type: 'page.extend' })}>
          <Trans comment="Button: shows the next comments">More comments</Trans>
        </Button>
      )}
    </>
  );
}
