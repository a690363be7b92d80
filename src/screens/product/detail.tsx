import { purchaseActor } from '#actors/purchase.ts';
import type { View, ViewProps, Views } from '#kit/flow-view.ts';
import { MoneyScreen, useMoneyFlow } from '#kit/money-screen.tsx';
import { oneWriter } from '#kit/one-writer.tsx';
import { useQuery } from '#kit/query.ts';
import type { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LoadingActions, OfferFailed, OfferLoading, UnavailableActions } from './offer-states.tsx';
import { Offer, OfferActions } from './offer.tsx';
import { Purchased, PurchasedActions } from './purchased.tsx';
import { Review, ReviewActions } from './review.tsx';
import { Refused, doubt } from './settlement.tsx';

type PurchaseView = View<ViewProps<typeof purchaseMachine>>;

const loading: PurchaseView = { body: OfferLoading, actions: LoadingActions };
const offer: PurchaseView = { body: Offer, actions: OfferActions };
const review: PurchaseView = { title: msg`Review purchase`, body: Review, actions: ReviewActions };

const views: Views<typeof purchaseMachine> = {
  loading,
  choice: loading,
  failed: OfferFailed,
  unavailable: { body: Offer, actions: UnavailableActions },
  deciding: offer,
  agreement: offer,
  review,
  settling: review,
  refused: Refused,
  purchased: { body: Purchased, actions: PurchasedActions },
};

function Detail() {
  const { t } = useLingui();
  const flow = useMoneyFlow(purchaseActor, { subject: useQuery('productId') });
  return <MoneyScreen flow={flow} views={views} doubt={doubt} title={t`Product`} />;
}

export default oneWriter(Detail);
