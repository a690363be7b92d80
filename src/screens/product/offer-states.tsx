import { LinkButton } from '#components/link-button.tsx';
import { Skeleton, SkeletonBlock, SkeletonCard } from '#components/skeleton.tsx';
import { seenMachine } from '#features/product/seen-machines.ts';
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
      <Known id={props.snapshot.context.subject} />
      <SkeletonCard lines={3} />
      <SkeletonCard lines={6} />
    </Skeleton>
  );
}

/** Its name, where a list has shown it. */
function Known({ id }: { id: string }) {
  const machine = seenMachine(id);
  return machine ? (
    <h2 className="px-1 text-2xl font-bold wrap-anywhere">
      <bdi>{machine.name}</bdi>
    </h2>
  ) : (
    <SkeletonBlock width="60%" height="2rem" />
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
  notYet: <Trans>Not on sale yet.</Trans>,
  ended: <Trans>The sale has ended.</Trans>,
  unpublished: <Trans>Can't be rented until its terms are published.</Trans>,
  closed: <Trans>Not on sale now.</Trans>,
};

/** Why it can't be bought, and where to go on (product 6.10). */
export function UnavailableActions({ snapshot }: PurchaseViewProps) {
  const { terms: offer } = snapshot.context;
  const standing = offer && offerStanding(offer);
  if (!standing || standing === 'open') return null;
  return (
    <div className="space-y-3">
      <p className="text-sm text-subtle">{unavailableWords[standing]}</p>
      <LinkButton href="#/index/machines" isWide>
        <Trans>See machines</Trans>
      </LinkButton>
    </div>
  );
}

export function OfferFailed({ snapshot, send }: PurchaseViewProps) {
  const { failure } = snapshot.context;
  return (
    <ReadFailure
      failure={failure}
      title={<Trans>We couldn't load this machine</Trans>}
      money={<Trans>You haven't been charged.</Trans>}
      onRetry={() => send({ type: 'terms.refresh' })}
      action={
        <LinkButton href="#/index">
          <Trans comment="Button: opens the first tab">Go home</Trans>
        </LinkButton>
      }
    />
  );
}
