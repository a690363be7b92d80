import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { FailureState } from '#components/failure-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { Skeleton, SkeletonCard } from '#components/skeleton.tsx';
import { codes } from '#contract/codes.ts';
import { useFailureText } from '#kit/failure-text.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import { ReadFailure } from '#kit/read-failure.tsx';
import type { cancelOrderMachine } from '#machines/cancel-order/cancel-order.machine.ts';
import { Trans } from '@lingui/react/macro';

type CancelViewProps = ViewProps<typeof cancelOrderMachine>;

export const CancelLoading = () => (
  <Skeleton>
    <SkeletonCard lines={4} />
  </Skeleton>
);

export const CancelFailed = ({ snapshot, send }: CancelViewProps) => (
  <ReadFailure
    failure={snapshot.context.failure}
    money={<Trans>Your balance is unchanged.</Trans>}
    onRetry={() => send({ type: 'terms.refresh' })}
  />
);

/** Its time has passed, or it is not the first. */
export const Stands = () => (
  <EmptyState drawing="no-orders" title={<Trans>This order can't be cancelled any more</Trans>}>
    <Trans>Only your first order can be cancelled, within a day and before its first income.</Trans>
  </EmptyState>
);

/** The server said no, or nothing left this device. */
export function CancelRefused({ snapshot, send }: CancelViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  const isBack = failure?.kind === 'rejected' && failure.code === codes.orderCancelled;
  return (
    <FailureState
      title={failure ? failureText(failure) : <Trans>Your request was refused</Trans>}
      money={isBack ? <Trans>The price is back in your balance.</Trans> : <Trans>Your balance is unchanged.</Trans>}
      action={
        <Button variant="secondary" onClick={() => send({ type: 'terms.refresh' })}>
          <Trans comment="Button: reads the figures again">Check again</Trans>
        </Button>
      }
    />
  );
}

/** Only ever from the server's answer. */
export function Cancelled({ snapshot }: CancelViewProps) {
  const { result: order } = snapshot.context;
  if (!order) return null;
  const { id, price, couponPart } = order;
  return (
    <div className="space-y-4">
      <Notice
        tone="positive"
        isLive
        title={<Trans comment="The member took a new order back; also a kind of record">Order cancelled</Trans>}
      >
        <Trans>The price is back in your balance.</Trans>
      </Notice>
      <p data-back>
        <Amount money={{ amount: price - couponPart, currency: 'USDT' }} size="large" hasWords />
      </p>
      <LinkButton href={`#/user/record?id=purchase-${encodeURIComponent(id)}`} isWide>
        <Trans>See the record</Trans>
      </LinkButton>
    </div>
  );
}
