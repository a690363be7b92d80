import { EmptyState } from '#components/empty-state.tsx';
import { FailureState } from '#components/failure-state.tsx';
import { Skeleton, SkeletonList } from '#components/skeleton.tsx';
import { formOf, isShown } from '#domain/outbox.ts';
import { useEmitted } from '#kit/emitted.ts';
import { FlowScreen } from '#kit/flow-screen.tsx';
import type { ViewProps, Views } from '#kit/flow-view.ts';
import { useOutbox } from '#features/outbox/outbox.tsx';
import { useToastActor } from '#kit/services.tsx';
import type { outboxMachine } from '#machines/outbox/outbox.machine.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { OutboxRow } from './outbox-row.tsx';

type OutboxViewProps = ViewProps<typeof outboxMachine>;

const views: Views<typeof outboxMachine> = {
  loading: List,
  choice: List,
  network: List,
  sending: List,
  holding: List,
  dropping: List,
  editing: List,
  cancelling: List,
  releasing: List,
  open: List,
  offline: List,
  pause: List,
  ended: List,
  failed: Failed,
};

/** What waits to be sent, in its order, and what its member can do about it. */
export default function Outbox() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const toast = useToastActor();
  const [snapshot, send, actor] = useOutbox();
  useEmitted(actor, 'outbox.opened', ({ item }) => navigate(formOf(item) ?? '/dynamic'));
  useEmitted(actor, 'outbox.occupied', () =>
    toast.send({ type: 'toast.show', text: t`Something else is in its form. Send that first, or empty the form` }),
  );
  return <FlowScreen snapshot={snapshot} send={send} view={views[snapshot.value]} title={t`Waiting to be sent`} />;
}

function List(props: OutboxViewProps) {
  const { snapshot } = props;
  const items = snapshot.context.items.filter(isShown);
  if (items.length > 0) {
    return (
      <>
        <p className="text-sm text-subtle">
          <Trans>
            It is kept on this device and goes out by itself, in this order, each thing once. Logging out removes it.
          </Trans>
        </p>
        <ul className="space-y-3" aria-live="polite">
          {items.map((item) => (
            <OutboxRow key={item.id} item={item} {...props} />
          ))}
        </ul>
      </>
    );
  }
  if (snapshot.matches('loading')) {
    return (
      <Skeleton>
        <SkeletonList rows={3} />
      </Skeleton>
    );
  }
  return (
    <EmptyState drawing="no-records" title={<Trans>Nothing waits</Trans>}>
      <Trans>
        Likes, comments, posts and feedback that you make without a connection are here until they are sent. Money never
        waits here.
      </Trans>
    </EmptyState>
  );
}

function Failed({ send }: OutboxViewProps) {
  return (
    <FailureState
      title={<Trans>This device does not let the app look at what waits</Trans>}
      money={<Trans>Your money is not touched by that.</Trans>}
      next={<Trans>What you send meanwhile goes out at once, and is not kept for later.</Trans>}
      onRetry={() => send({ type: 'list.retry' })}
    />
  );
}
