import { EmptyState } from '#components/empty-state.tsx';
import { FailureState } from '#components/failure-state.tsx';
import { Skeleton, SkeletonList } from '#components/skeleton.tsx';
import { formOf, isShown } from '#domain/outbox.ts';
import { useAddress } from '#kit/address.ts';
import { useEmitted } from '#kit/emitted.ts';
import { FlowScreen } from '#kit/flow-screen.tsx';
import type { ViewProps, Views } from '#kit/flow-view.ts';
import { useOutbox } from '#features/outbox/outbox.tsx';
import { useToastActor } from '#kit/services.tsx';
import type { outboxMachine } from '#machines/outbox/outbox.machine.ts';
import { Trans, useLingui } from '@lingui/react/macro';
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
  const { navigate } = useAddress();
  const toast = useToastActor();
  const [snapshot, send, actor] = useOutbox();
  useEmitted(actor, 'outbox.opened', ({ item }) => navigate(formOf(item) ?? '/dynamic'));
  useEmitted(actor, 'outbox.occupied', () =>
    toast.send({ type: 'toast.show', text: t`The form has other text. Send or clear that text first` }),
  );
  useEmitted(actor, 'outbox.left', () => toast.send({ type: 'toast.show', text: t`It may have arrived.` }));
  return <FlowScreen snapshot={snapshot} send={send} view={views[snapshot.value]} title={t`Waiting to be sent`} />;
}

function List(props: OutboxViewProps) {
  const { snapshot } = props;
  const items = snapshot.context.items.filter(isShown);
  if (items.length > 0) {
    return (
      <>
        <p className="text-sm text-subtle">
          <Trans>Kept on this device and sent in this order, each once. Logging out removes it.</Trans>
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
    <EmptyState drawing="no-records" title={<Trans>Nothing is waiting</Trans>}>
      <Trans>Likes, comments, posts and feedback wait here while you're offline. Payments never do.</Trans>
    </EmptyState>
  );
}

function Failed({ send }: OutboxViewProps) {
  return (
    <FailureState
      title={<Trans>We can't read what's stored on this device.</Trans>}
      money={<Trans>Your balance is unchanged.</Trans>}
      next={<Trans>What you send now isn't kept while you're offline.</Trans>}
      onRetry={() => send({ type: 'list.retry' })}
    />
  );
}
