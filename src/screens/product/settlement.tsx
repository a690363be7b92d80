import { Button } from '#components/button.tsx';
import { FailureState } from '#components/failure-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Outcome } from '#components/outcome.tsx';
import { useFailureText } from '#flow/failure-text.ts';
import { Trans } from '@lingui/react/macro';
import type { PurchaseViewProps } from './purchase-view.ts';

/** The server said no, or nothing left this device: either way nothing was bought. */
export function Refused({ snapshot, send }: PurchaseViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  return (
    <FailureState
      title={failure ? failureText(failure) : <Trans>It was refused</Trans>}
      money={<Trans>Nothing was bought, and nothing was taken from your balance.</Trans>}
      next={<Trans>Look at the product as it is now, then decide anew.</Trans>}
      onRetry={() => send({ type: 'offer.refresh' })}
    />
  );
}

/** No answer came: it may have happened. The app keeps asking, and nothing is sent twice. */
export function Unsettled({ snapshot, send }: PurchaseViewProps) {
  return (
    <Outcome
      isBusy={snapshot.matches('checking')}
      title={<Trans>We don't know yet whether you bought it</Trans>}
      next={<Trans>The answer got lost on the way. We ask the server until it tells; you will be charged once at most.</Trans>}
    >
      <Button
        isWide
        isBusy={snapshot.matches('checking')}
        disabled={!snapshot.can({ type: 'outcome.check' })}
        onClick={() => send({ type: 'outcome.check' })}
      >
        <Trans>Ask now</Trans>
      </Button>
      <LinkButton href="#/user/myorder" isWide>
        <Trans>Leave; my orders will show it</Trans>
      </LinkButton>
    </Outcome>
  );
}

/** The server has never seen it. */
export function Unsent({ snapshot, send }: PurchaseViewProps) {
  const isCancelling = snapshot.matches('cancelling');
  return (
    <Outcome
      isBusy={isCancelling}
      title={<Trans>Your order did not reach the server</Trans>}
      next={<Trans>Nothing was bought and nothing was taken. You can send the same order again, or drop it for good.</Trans>}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'order.resend' });
        }}
      >
        <Button type="submit" isWide disabled={!snapshot.can({ type: 'order.resend' })}>
          <Trans>Send it again</Trans>
        </Button>
      </form>
      <Button
        variant="secondary"
        isWide
        isBusy={isCancelling}
        disabled={!snapshot.can({ type: 'order.cancel' })}
        onClick={() => send({ type: 'order.cancel' })}
      >
        <Trans>Drop it</Trans>
      </Button>
    </Outcome>
  );
}
