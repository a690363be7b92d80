import { codes } from '#contract/codes.ts';
import { FailureState } from '#components/failure-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { doubtOf } from '#kit/settlement.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import type { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { Trans } from '@lingui/react/macro';

type PurchaseViewProps = ViewProps<typeof purchaseMachine>;

/** The server said no, or nothing left this device: either way nothing was bought. */
export function Refused({ snapshot, send }: PurchaseViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  return (
    <FailureState
      title={failure ? failureText(failure) : <Trans>Your request was refused</Trans>}
      money={<Trans>You haven't been charged.</Trans>}
      next={
        failure?.code === codes.promotionEmpty ? (
          <Trans>Rent without the coupon, or try with it again later.</Trans>
        ) : undefined
      }
      onRetry={() => send({ type: 'terms.refresh' })}
    />
  );
}

export const doubt = doubtOf({
  title: (
    <Trans comment="Unknown outcome: we ask the server whether it happened">We're still confirming your rental</Trans>
  ),
  isPayment: true,
  leave: (
    <LinkButton href="#/user/myorder" isWide>
      <Trans>See my machines</Trans>
    </LinkButton>
  ),
});
