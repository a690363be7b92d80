import { FailureState } from '#components/failure-state.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { doubtOf } from '#kit/settlement.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import type { incomeMachine } from '#machines/income/income.machine.ts';
import { Trans } from '@lingui/react/macro';

type IncomeViewProps = ViewProps<typeof incomeMachine>;

export function IncomeRefused({ snapshot, send }: IncomeViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  return (
    <FailureState
      title={failure ? failureText(failure) : <Trans>Your request was refused</Trans>}
      money={<Trans>Your balance is unchanged.</Trans>}
      onRetry={() => send({ type: 'terms.refresh' })}
    />
  );
}

export const doubt = doubtOf({
  unsettled: {
    title: (
      <Trans comment="Unknown outcome: we ask the server whether it happened">We're still confirming your income</Trans>
    ),
    next: (
      <Trans comment="Unknown outcome: “it” is what the title names">
        We're checking whether it went through. It can't happen twice.
      </Trans>
    ),
  },
  unsent: {
    title: <Trans comment="Known outcome: nothing happened">Your request didn't reach us</Trans>,
    next: (
      <Trans comment="The request never reached the server">
        Your balance is unchanged. Send the request again, or cancel it.
      </Trans>
    ),
  },
});
