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
      title={failure ? failureText(failure) : <Trans>It was refused</Trans>}
      money={<Trans>Nothing has moved. What fell due waits for you.</Trans>}
      onRetry={() => send({ type: 'terms.refresh' })}
    />
  );
}

export const doubt = doubtOf({
  unsettled: {
    title: <Trans>We don't know yet whether you received it</Trans>,
    next: <Trans>The answer got lost on the way. We ask the server until it tells; nothing is taken twice.</Trans>,
  },
  unsent: {
    title: <Trans>Your request did not reach the server</Trans>,
    next: <Trans>Nothing has moved. You can send it again, or drop it; the income waits either way.</Trans>,
  },
});
