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
      title={failure ? failureText(failure) : <Trans>It was refused</Trans>}
      money={<Trans>Nothing was bought, and nothing was taken from your balance.</Trans>}
      next={<Trans>Look at the product as it is now, then decide anew.</Trans>}
      onRetry={() => send({ type: 'terms.refresh' })}
    />
  );
}

export const doubt = doubtOf({
  unsettled: {
    title: <Trans>We don't know yet whether you bought it</Trans>,
    next: (
      <Trans>The answer got lost on the way. We ask the server until it tells; you will be charged once at most.</Trans>
    ),
    leave: (
      <LinkButton href="#/user/myorder" isWide>
        <Trans>Leave; my orders will show it</Trans>
      </LinkButton>
    ),
  },
  unsent: {
    title: <Trans>Your order did not reach the server</Trans>,
    next: (
      <Trans>Nothing was bought and nothing was taken. You can send the same order again, or drop it for good.</Trans>
    ),
  },
});
