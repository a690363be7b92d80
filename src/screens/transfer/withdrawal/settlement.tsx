import type { ViewProps } from '#kit/flow-view.ts';
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { Button } from '#components/button.tsx';
import { FailureState } from '#components/failure-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { doubtOf } from '#kit/settlement.tsx';
import { Trans } from '@lingui/react/macro';

type WithdrawalViewProps = ViewProps<typeof withdrawalMachine>;

/** The server said no, or nothing left this device: either way nothing was withdrawn. */
export function Refused({ snapshot, send }: WithdrawalViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  return (
    <FailureState
      title={failure ? failureText(failure) : <Trans>It was refused</Trans>}
      money={<Trans>Nothing was withdrawn, and nothing was taken from your balance.</Trans>}
      next={<Trans>Look at what is possible now, then decide anew. What you entered is kept.</Trans>}
      onRetry={() => send({ type: 'terms.refresh' })}
    />
  );
}

/** Other terms than those that were reviewed. */
export function Changed({ snapshot, send }: WithdrawalViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  return (
    <FailureState
      title={failure ? failureText(failure) : <Trans>The terms have changed</Trans>}
      money={<Trans>Nothing was withdrawn, and nothing was taken from your balance.</Trans>}
      next={<Trans>What you entered is kept. The next review says what is different.</Trans>}
      action={
        <Button onClick={() => send({ type: 'terms.refresh' })}>
          <Trans>See the new terms</Trans>
        </Button>
      }
    />
  );
}

export const doubt = doubtOf({
  unsettled: {
    title: <Trans>We don't know yet whether your withdrawal was made</Trans>,
    next: (
      <Trans>The answer got lost on the way. We ask the server until it tells; the amount is taken once at most.</Trans>
    ),
    leave: (
      <LinkButton href="#/user/withrecord" isWide>
        <Trans>Leave; the withdrawal records will show it</Trans>
      </LinkButton>
    ),
  },
  unsent: {
    title: <Trans>Your withdrawal did not reach the server</Trans>,
    next: (
      <Trans>Nothing was taken from your balance. You can send the same withdrawal again, or drop it for good.</Trans>
    ),
  },
});
