import { purchaseActor } from '#actors/purchase.ts';
import type { View, ViewProps, Views } from '#kit/flow-view.ts';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { MoneyScreen, useMoneyFlow } from '#kit/money-screen.tsx';
import { oneWriter } from '#kit/one-writer.tsx';
import { useQuery } from '#kit/query.ts';
import type { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Cover } from './cover.tsx';
import { LoadingActions, OfferFailed, OfferLoading, UnavailableActions } from './offer-states.tsx';
import { Offer, OfferActions } from './offer.tsx';
import { RentCard } from './rent-card.tsx';
import { Rented, RentedActions } from './rented.tsx';
import { Review } from './review-sheet.tsx';
import { Refused, doubt } from './settlement.tsx';

type PurchaseView = View<ViewProps<typeof purchaseMachine>>;

const loading: PurchaseView = { body: OfferLoading, actions: LoadingActions, cover: Cover, aside: RentCard };
/** One for all: who leaves the review is where they were. */
const offer: PurchaseView = { body: Review, actions: OfferActions, cover: Cover, aside: RentCard };

const views: Views<typeof purchaseMachine> = {
  loading,
  choice: loading,
  failed: OfferFailed,
  unavailable: { body: Offer, actions: UnavailableActions, cover: Cover, aside: RentCard },
  deciding: offer,
  review: offer,
  settling: offer,
  refused: Refused,
  purchased: {
    title: msg({ message: 'Rented', comment: 'Title: the machine is rented now' }),
    body: Rented,
    actions: RentedActions,
  },
};

function Detail() {
  const { t } = useLingui();
  const flow = useMoneyFlow(purchaseActor, { subject: useQuery('productId') });
  return (
    <MoneyScreen
      flow={flow}
      views={views}
      doubt={doubt}
      title={t({ message: 'Machine', comment: 'Title: one kind of machine' })}
      trailing={<HideAmounts />}
    />
  );
}

export default oneWriter(Detail);
