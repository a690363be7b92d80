import { LinkButton } from '#components/link-button.tsx';
import { Skeleton, SkeletonBlock, SkeletonCard } from '#components/skeleton.tsx';
import { ReadFailure } from '#kit/read-failure.tsx';
import type { Standing } from '#domain/product.ts';
import { isOpen, offerStanding } from '#machines/purchase/offer.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import type { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Offer, OfferActions } from './offer.tsx';

type PurchaseViewProps = ViewProps<typeof purchaseMachine>;

/** First time: of the size of what comes. Afterwards what is known stays while it is read again. */
export function OfferLoading(props: PurchaseViewProps) {
  if (props.snapshot.context.terms) return <Offer {...props} />;
  return (
    <Skeleton>
      <div className="aspect-4/3 overflow-hidden rounded-xl">
        <SkeletonBlock height="100%" />
      </div>
      <SkeletonCard lines={2} />
      <SkeletonCard lines={6} />
    </Skeleton>
  );
}

/** While it is read again, what was under the thumb keeps its place. */
export function LoadingActions(props: PurchaseViewProps) {
  const { terms: offer } = props.snapshot.context;
  if (!offer) return null;
  return isOpen(offer) ? <OfferActions {...props} /> : <UnavailableActions {...props} />;
}

const unavailableWords: Record<Exclude<Standing, 'open'>, ReactNode> = {
  soldOut: <Trans>Sold out: all of them are rented.</Trans>,
  notYet: <Trans>The sale hasn't begun yet.</Trans>,
  ended: <Trans>The sale has ended.</Trans>,
  unpublished: <Trans>It can't be bought while its terms are not published.</Trans>,
  closed: <Trans>It isn't on sale now.</Trans>,
};

/** Why it can't be bought, and where to go on (product 6.10). */
export function UnavailableActions({ snapshot }: PurchaseViewProps) {
  const { terms: offer } = snapshot.context;
  const standing = offer && offerStanding(offer);
  if (!standing || standing === 'open') return null;
  return (
    <div className="space-y-3">
      <p className="text-sm text-subtle">{unavailableWords[standing]}</p>
      <LinkButton href="#/index" isWide>
        <Trans>See the machines</Trans>
      </LinkButton>
    </div>
  );
}

export function OfferFailed({ snapshot, send }: PurchaseViewProps) {
  const { failure } = snapshot.context;
  return (
    <ReadFailure
      failure={failure}
      title={<Trans>This product could not be read</Trans>}
      money={<Trans>Nothing was bought.</Trans>}
      onRetry={() => send({ type: 'terms.refresh' })}
      action={
        <LinkButton href="#/index">
          <Trans>Go home</Trans>
        </LinkButton>
      }
    />
  );
}
