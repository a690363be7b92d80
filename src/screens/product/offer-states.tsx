import { FailureState } from '#components/failure-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Skeleton, SkeletonBlock, SkeletonCard } from '#components/skeleton.tsx';
import { useFailureText } from '#flow/failure-text.ts';
import { Trans } from '@lingui/react/macro';
import type { PurchaseViewProps } from './detail.tsx';
import { Offer } from './offer.tsx';

/** First time: of the size of what comes. Afterwards what is known stays while it is read again. */
export function OfferLoading(props: PurchaseViewProps) {
  if (props.snapshot.context.offer) return <Offer {...props} />;
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

export function OfferFailed({ snapshot, send }: PurchaseViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  return (
    <FailureState
      title={failure ? failureText(failure) : <Trans>This product could not be read</Trans>}
      money={<Trans>Nothing was bought.</Trans>}
      onRetry={() => send({ type: 'offer.refresh' })}
      action={
        <LinkButton href="#/index">
          <Trans>Go home</Trans>
        </LinkButton>
      }
    />
  );
}
