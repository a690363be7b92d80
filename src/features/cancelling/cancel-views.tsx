/** What every sheet shows that takes something back. What comes back, and when it is too late, each says by itself. */
import { Button } from '#components/button.tsx';
import { FailureState } from '#components/failure-state.tsx';
import { Skeleton, SkeletonCard } from '#components/skeleton.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import { KeptReason } from '#kit/kept-reason.tsx';
import { ReadFailure } from '#kit/read-failure.tsx';
import { doubtOf } from '#kit/settlement.tsx';
import type { cancelOrderMachine } from '#machines/cancel-order/cancel-order.machine.ts';
import type { cancelWithdrawalMachine } from '#machines/cancel-withdrawal/cancel-withdrawal.machine.ts';
import { moneyProblems, type MoneyProblem, type MoneyTerms } from '#machines/settlement/money-flow.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type CancelViewProps = ViewProps<typeof cancelOrderMachine | typeof cancelWithdrawalMachine>;

export const doubt = doubtOf({
  title: (
    <Trans comment="Unknown outcome: we ask the server whether it was cancelled">
      We're still confirming your cancellation
    </Trans>
  ),
});

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

interface CancelRefusedProps extends CancelViewProps {
  /** The server's code for what was cancelled before. */
  code: number;
  /** Says that the money is back then. */
  back: ReactNode;
}

/** The server said no, or nothing left this device. */
export function CancelRefused({ snapshot, send, code, back }: CancelRefusedProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  const isBack = failure?.kind === 'rejected' && failure.code === code;
  return (
    <FailureState
      title={failure ? failureText(failure) : <Trans>Your request was refused</Trans>}
      money={isBack ? back : <Trans>Your balance is unchanged.</Trans>}
      action={
        <Button variant="secondary" onClick={() => send({ type: 'terms.refresh' })}>
          <Trans comment="Button: reads the figures again">Check again</Trans>
        </Button>
      }
    />
  );
}

const words = (terms: MoneyTerms | null): Record<MoneyProblem, ReactNode> => ({
  kept: <KeptReason terms={terms} />,
  offline: <Trans>You're offline. Try again when you're back online.</Trans>,
  storage: (
    <Trans>Your device is out of space, so we can't do this safely. Free up space or leave private browsing.</Trans>
  ),
});

interface CancelActionsProps extends CancelViewProps {
  /** What the button cancels. */
  label: ReactNode;
}

export function CancelActions({ snapshot, send, label }: CancelActionsProps) {
  const isCancelling = snapshot.matches('settling');
  const [problem] = moneyProblems(snapshot.context);
  return (
    <>
      <p role="status" className="text-sm text-subtle empty:sr-only">
        {problem && words(snapshot.context.terms)[problem]}
      </p>
      <Button
        isWide
        isBusy={isCancelling}
        disabled={!snapshot.can({ type: 'cancel.confirm' })}
        onClick={() => send({ type: 'cancel.confirm' })}
      >
        {isCancelling ? <Trans comment="Button: it is being cancelled">Cancelling…</Trans> : label}
      </Button>
    </>
  );
}
