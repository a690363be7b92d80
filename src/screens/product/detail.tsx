import { purchaseActor } from '#actors/purchase.ts';
import { useDraft } from '#kit/draft.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { useNetworkFacts } from '#kit/network-facts.ts';
import { oneWriter } from '#kit/one-writer.tsx';
import { Refreshed } from '#kit/refresh.tsx';
import { Screen } from '#kit/screen.tsx';
import { useFlow, useIsReachable, useServices } from '#kit/services.tsx';
import { useShownView, type SettlementState, type ShownView } from '#kit/settlement.tsx';
import { useQuery } from '#kit/query.ts';
import type { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState, type ReactNode } from 'react';
import { waitFor, type SnapshotFrom } from 'xstate';
import { UnavailableActions, LoadingActions, OfferFailed, OfferLoading } from './offer-states.tsx';
import { Offer, OfferActions } from './offer.tsx';
import { Purchased, PurchasedActions } from './purchased.tsx';
import { Review, ReviewActions } from './review.tsx';
import { OrderUnsent, OrderUnsettled, Refused } from './settlement.tsx';

type PurchaseViewProps = ViewProps<typeof purchaseMachine>;

interface PurchaseView {
  body: (props: PurchaseViewProps) => ReactNode;
  /** Under the thumb. */
  actions?: (props: PurchaseViewProps) => ReactNode;
}

const loading: PurchaseView = { body: OfferLoading, actions: LoadingActions };
const offer: PurchaseView = { body: Offer, actions: OfferActions };
const review: PurchaseView = { body: Review, actions: ReviewActions };
const unsettled: PurchaseView = { body: OrderUnsettled };
const unsent: PurchaseView = { body: OrderUnsent };

const views = {
  loading,
  choice: loading,
  failed: { body: OfferFailed },
  unavailable: { body: Offer, actions: UnavailableActions },
  form: offer,
  refreshing: offer,
  agreement: offer,
  review,
  settling: review,
  refused: { body: Refused },
  purchased: { body: Purchased, actions: PurchasedActions },
} satisfies Record<SnapshotFrom<typeof purchaseMachine>['value'], PurchaseView>;

const settlingViews = {
  choice: review,
  submitting: review,
  unsettled,
  checking: unsettled,
  unsent,
  cancelling: unsent,
  settled: review,
} satisfies Record<SettlementState, PurchaseView>;

function Detail() {
  const { t } = useLingui();
  const services = useServices();
  const isReachable = useIsReachable();
  const productId = useQuery('productId');
  const [logic] = useState(() => purchaseActor(services));
  const [snapshot, send, purchase] = useFlow(logic, { input: { productId, isReachable } });
  useNetworkFacts(send);
  useDraft(purchase, { flow: 'purchase', subject: productId, endedBy: 'purchase.succeeded' });
  const { view, child }: ShownView<PurchaseView> = useShownView(snapshot, views, settlingViews);
  const title = view === review ? t`Review purchase` : t`Product`;
  const refresh = useCallback(async () => {
    send({ type: 'offer.refresh' });
    await waitFor(purchase, (now) => !now.matches('loading') && !now.matches('refreshing'));
  }, [send, purchase]);
  return (
    <FlowFrame of={snapshot} child={child} view={view}>
      <Screen title={title} actions={view.actions && <view.actions snapshot={snapshot} send={send} />}>
        <Refreshed by={refresh} />
        <view.body snapshot={snapshot} send={send} />
      </Screen>
    </FlowFrame>
  );
}

export default oneWriter(Detail);
