import type { ViewProps } from '#kit/flow-view.ts';
import type { outboxMachine } from '#machines/outbox/outbox.machine.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { Spinner } from '#components/spinner.tsx';
import { formOf, outboxPolicies, refusalOf, type OutboxItem, type OutboxKind } from '#domain/outbox.ts';
import { useFailureText } from '#kit/failure-text.ts';
import { When } from '#kit/when.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type OutboxViewProps = ViewProps<typeof outboxMachine>;

const names = {
  like: () => <Trans context="kind of item that waits to be sent">Like</Trans>,
  comment: () => <Trans comment="Kind of item that waits to be sent: a member's comment, noun">Comment</Trans>,
  post: () => <Trans comment="Kind of item that waits to be sent: a community post, noun">Post</Trans>,
  feedback: () => <Trans>Feedback</Trans>,
  edit: () => <Trans comment="Kind of item that waits to be sent: a changed post or comment">Edited text</Trans>,
  remove: () => (
    <Trans comment="Kind of item that waits to be sent: a post or comment to be deleted, noun">Deletion</Trans>
  ),
  markRead: () => null,
} satisfies Record<OutboxKind, () => ReactNode>;

const day = 86_400_000;

/** One thing that waits: what, since when, why it is still here, and what can be done. */
export function OutboxRow({ item, snapshot, send }: OutboxViewProps & { item: OutboxItem }) {
  const { id, kind, madeAt, held } = item;
  const Name = names[kind];
  const isBusy = snapshot.context.chosen?.id === id;
  return (
    <li data-outbox={kind} data-held={held?.why} className="space-y-2 rounded-xl bg-raised p-4 shadow-card">
      <div className="flex items-start justify-between gap-3">
        <h2 className="font-semibold">
          <Name />
        </h2>
        <p className="text-end text-sm text-subtle">
          <When at={madeAt} />
        </p>
      </div>
      <What item={item} />
      <Standing item={item} snapshot={snapshot} />
      <div className="-mx-2 flex flex-wrap gap-1">
        <Button
          variant="quiet"
          disabled={!snapshot.can({ type: 'item.release', id }) || !snapshot.context.isReachable}
          onClick={() => send({ type: 'item.release', id })}
        >
          <Trans comment="Button: sends a waiting item at once">Send now</Trans>
        </Button>
        {formOf(item) !== null && (
          <Button
            variant="quiet"
            disabled={!snapshot.can({ type: 'item.edit', id })}
            onClick={() => send({ type: 'item.edit', id })}
          >
            <Trans comment="Button: edits an item that waits to be sent">Change</Trans>
          </Button>
        )}
        <Button
          variant="quiet"
          isBusy={isBusy && snapshot.matches('cancelling')}
          disabled={!snapshot.can({ type: 'item.cancel', id })}
          onClick={() => send({ type: 'item.cancel', id })}
        >
          <Trans>Don't send</Trans>
        </Button>
      </div>
    </li>
  );
}

/** Its first words. */
function What({ item }: { item: OutboxItem }) {
  switch (item.kind) {
    case 'like':
      return (
        <p className="text-sm">
          <a className="font-semibold text-link" href={`#/dynamic?post=${encodeURIComponent(item.subject)}`}>
            <Trans>See the post</Trans>
          </a>
        </p>
      );
    case 'comment':
    case 'edit':
      return <Excerpt text={item.body.content} />;
    case 'post':
    case 'feedback':
      return (
        <>
          <Excerpt text={item.body.text} />
          {item.body.pictures > 0 && (
            <p className="text-sm text-subtle">
              <Plural
                comment="How many pictures a waiting item has"
                value={item.body.pictures}
                one="# picture"
                other="# pictures"
              />
            </p>
          )}
        </>
      );
    case 'remove':
    case 'markRead':
      return null;
  }
}

const Excerpt = ({ text }: { text: string }) => (
  <p dir="auto" className="line-clamp-3 text-sm whitespace-pre-line wrap-anywhere">
    {text}
  </p>
);

/** Why it is here still. */
function Standing({ item, snapshot }: Pick<OutboxViewProps, 'snapshot'> & { item: OutboxItem }) {
  const failureText = useFailureText();
  const { kind, held, isTried } = item;
  const failure = refusalOf(held);
  if (failure) {
    return (
      <p className="text-sm text-negative">
        <Trans>Not sent.</Trans> {failureText(failure)}
      </p>
    );
  }
  if (held) {
    const days = outboxPolicies[kind].keptFor / day;
    return (
      <>
        <p className="text-sm text-warning">
          <Plural value={days} one="Over # day old." other="Over # days old." /> <Trans>Still want to send it?</Trans>
        </p>
        {isTried && <MayHaveArrived />}
      </>
    );
  }
  if (snapshot.matches('sending') && snapshot.context.current?.id === item.id) {
    return (
      <p className="flex items-center gap-1.5 text-sm text-subtle">
        <Spinner />
        <Trans>Sending…</Trans>
      </p>
    );
  }
  return (
    <>
      <p>
        <Badge>
          {snapshot.context.isReachable ? (
            <Trans comment="State of an item that waits to be sent">Waiting</Trans>
          ) : (
            <Trans>Waiting for connection</Trans>
          )}
        </Badge>
      </p>
      {isTried && <MayHaveArrived />}
    </>
  );
}

const MayHaveArrived = () => (
  <p className="text-sm text-subtle">
    <Trans>It may have arrived.</Trans> <Trans>Sending again won't create a duplicate.</Trans>
  </p>
);
