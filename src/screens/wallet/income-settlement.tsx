import { Button } from '#components/button.tsx';
import { FailureState } from '#components/failure-state.tsx';
import { Outcome } from '#components/outcome.tsx';
import { useFailureText } from '#flow/failure-text.ts';
import { Trans } from '@lingui/react/macro';
import type { IncomeViewProps } from './income-view.ts';

export function IncomeRefused({ snapshot, send }: IncomeViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  return (
    <FailureState
      title={failure ? failureText(failure) : <Trans>It was refused</Trans>}
      money={<Trans>Nothing has moved. What fell due waits for you.</Trans>}
      onRetry={() => send({ type: 'income.refresh' })}
    />
  );
}

/** No answer came: it may have happened. */
export function IncomeUnsettled({ snapshot, send }: IncomeViewProps) {
  const isChecking = snapshot.matches('checking');
  return (
    <Outcome
      isBusy={isChecking}
      title={<Trans>We don't know yet whether you received it</Trans>}
      next={<Trans>The answer got lost on the way. We ask the server until it tells; nothing is taken twice.</Trans>}
    >
      <Button
        isWide
        isBusy={isChecking}
        disabled={!snapshot.can({ type: 'outcome.check' })}
        onClick={() => send({ type: 'outcome.check' })}
      >
        <Trans>Ask now</Trans>
      </Button>
    </Outcome>
  );
}

/** The server has never seen it. */
export function IncomeUnsent({ snapshot, send }: IncomeViewProps) {
  const isCancelling = snapshot.matches('cancelling');
  return (
    <Outcome
      isBusy={isCancelling}
      title={<Trans>Your request did not reach the server</Trans>}
      next={<Trans>Nothing has moved. You can send it again, or drop it; the income waits either way.</Trans>}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'income.resend' });
        }}
      >
        <Button type="submit" isWide disabled={!snapshot.can({ type: 'income.resend' })}>
          <Trans>Send it again</Trans>
        </Button>
      </form>
      <Button
        variant="secondary"
        isWide
        isBusy={isCancelling}
        disabled={!snapshot.can({ type: 'income.cancel' })}
        onClick={() => send({ type: 'income.cancel' })}
      >
        <Trans>Drop it</Trans>
      </Button>
    </Outcome>
  );
}
