import { couponActor } from '#actors/coupon.ts';
import { LinkButton } from '#components/link-button.tsx';
import { Region } from '#components/region.tsx';
import { Skeleton, SkeletonList } from '#components/skeleton.tsx';
import { useEmitted } from '#kit/emitted.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { useNetworkFacts } from '#kit/network-facts.ts';
import { Refreshed } from '#kit/refresh.tsx';
import { useReread } from '#kit/reread.ts';
import { Screen } from '#kit/screen.tsx';
import { useFlow, useIsReachable, useServices, useToastActor } from '#kit/services.tsx';
import { ReadFailure } from '#kit/read-failure.tsx';
import type { couponMachine } from '#machines/coupon/coupon.machine.ts';
import { writeDraft } from '#services/drafts.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';

type CouponViewProps = ViewProps<typeof couponMachine>;

interface CouponScreenProps {
  title: string;
  /** Empty: of all products. */
  productId: string;
  /** What is shown once it was read. */
  shelf: (props: CouponViewProps) => ReactNode;
  /** Under the thumb. */
  actions?: (props: CouponViewProps) => ReactNode;
}

const isRead = { shelf: true, refreshing: true, receiving: true, loading: false, failed: false } satisfies Record<
  SnapshotFrom<typeof couponMachine>['value'],
  boolean
>;

const isReading = ({ value }: AnyMachineSnapshot) => value === 'loading' || value === 'refreshing';

/** Coupons to collect or to choose from: the same flow on two screens. */
export function CouponScreen({ title, productId, shelf: Shelf, actions: Actions }: CouponScreenProps) {
  const { t } = useLingui();
  const services = useServices();
  const isReachable = useIsReachable();
  const toast = useToastActor();
  const [logic] = useState(() => couponActor(services));
  const [snapshot, send, actor] = useFlow(logic, { input: { productId, isReachable } });
  useNetworkFacts(send);
  useEmitted(actor, 'coupon.received', () => {
    toast.send({ type: 'toast.show', text: t({ message: 'Coupon collected', comment: 'Toast' }) });
  });
  // What is chosen is the purchase's: it begins with it.
  useEmitted(actor, 'coupon.selected', ({ couponId }) => {
    const member = services.session()?.member ?? '';
    void writeDraft(services, { member, flow: 'purchase', subject: productId }, { couponId });
  });
  const refresh = useReread(actor, 'shelf.refresh', isReading);
  const state = snapshot.value;
  return (
    <FlowFrame of={snapshot} view="coupons">
      <Screen title={title} actions={Actions && isRead[state] && <Actions snapshot={snapshot} send={send} />}>
        <Refreshed by={refresh} />
        {isRead[state] && (
          <Region>
            <Shelf snapshot={snapshot} send={send} />
          </Region>
        )}
        {state === 'loading' && (
          <Skeleton>
            <SkeletonList rows={3} kind="machine" />
          </Skeleton>
        )}
        {state === 'failed' && <ShelfFailed snapshot={snapshot} send={send} />}
      </Screen>
    </FlowFrame>
  );
}

function ShelfFailed({ snapshot, send }: CouponViewProps) {
  const { failure } = snapshot.context;
  return (
    <ReadFailure
      failure={failure}
      title={<Trans>We couldn't load this</Trans>}
      money={<Trans>Your balance is unchanged.</Trans>}
      onRetry={() => send({ type: 'shelf.refresh' })}
      action={
        <LinkButton href="#/index">
          <Trans comment="Button: opens the first tab">Go home</Trans>
        </LinkButton>
      }
    />
  );
}
