import { Button } from '#components/button.tsx';
import { Notice } from '#components/notice.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { KeptReason } from '#kit/kept-reason.tsx';
import { isDefinite } from '#domain/failure.ts';
import type { MemberCoupon } from '#domain/coupon.ts';
import { hasKept, termsProblems } from '#machines/terms.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import type { couponMachine } from '#machines/coupon/coupon.machine.ts';
import { Trans } from '@lingui/react/macro';

type CouponViewProps = ViewProps<typeof couponMachine>;

interface ReceiveButtonProps extends CouponViewProps {
  coupon: MemberCoupon;
}

/** Receives a coupon that is open, and says so where it did not work. */
export function ReceiveButton({ coupon: { id }, snapshot, send }: ReceiveButtonProps) {
  const failureText = useFailureText();
  const { shelf, failure, receivingId, isReachable } = snapshot.context;
  const isMine = receivingId === id;
  return (
    <div className="space-y-3">
      {isMine && failure && (
        <Notice tone="negative" isLive title={<Trans comment="Title: a coupon was not collected">Not collected</Trans>}>
          <p>{failureText(failure)}</p>
          {!isDefinite(failure) && (
            <p>
              <Trans>Try again: a coupon is never collected twice.</Trans>
            </p>
          )}
        </Notice>
      )}
      <Button
        variant="secondary"
        isWide
        isBusy={isMine && snapshot.matches('receiving')}
        disabled={!snapshot.can({ type: 'coupon.receive', couponId: id })}
        onClick={() => send({ type: 'coupon.receive', couponId: id })}
      >
        <Trans comment="Button: takes this coupon">Collect coupon</Trans>
      </Button>
      {termsProblems(shelf, isReachable).length > 0 && (
        <p className="text-sm text-subtle">
          {hasKept(shelf) ? (
            <KeptReason terms={shelf} />
          ) : (
            <Trans>You're offline. Try again when you're back online.</Trans>
          )}
        </p>
      )}
    </div>
  );
}
