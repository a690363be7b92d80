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
  title: (
    <Trans comment="Unknown outcome: we ask the server whether it happened">We're still confirming your income</Trans>
  ),
});
