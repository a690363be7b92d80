import type { ViewProps } from '#kit/flow-view.ts';
import type { rechargeMachine } from '#machines/recharge/recharge.machine.ts';
import { FailureState } from '#components/failure-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Skeleton, SkeletonCard } from '#components/skeleton.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { doubtOf } from '#kit/settlement.tsx';
import { ReadFailure } from '#kit/read-failure.tsx';
import { Trans } from '@lingui/react/macro';
import { Form } from './form.tsx';

type RechargeViewProps = ViewProps<typeof rechargeMachine>;

/** First time: of the size of what comes. Afterwards what was typed stays while it is read again. */
export function RechargeLoading(props: RechargeViewProps) {
  if (props.snapshot.context.terms) return <Form {...props} />;
  return (
    <Skeleton>
      <SkeletonCard lines={4} />
    </Skeleton>
  );
}

export function RechargeFailed({ snapshot, send }: RechargeViewProps) {
  const { failure } = snapshot.context;
  return (
    <ReadFailure
      failure={failure}
      title={<Trans>How to recharge could not be read</Trans>}
      money={<Trans>Nothing was asked for, and nothing has moved.</Trans>}
      onRetry={() => send({ type: 'terms.refresh' })}
      action={
        <LinkButton href="#/projects">
          <Trans>See the wallet</Trans>
        </LinkButton>
      }
    />
  );
}

/** The server said no, or nothing left this device. */
export function RechargeRefused({ snapshot, send }: RechargeViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  return (
    <FailureState
      title={failure ? failureText(failure) : <Trans>It was refused</Trans>}
      money={<Trans>No recharge was started.</Trans>}
      next={<Trans>Look at what is possible now; what you typed is still there.</Trans>}
      onRetry={() => send({ type: 'terms.refresh' })}
    />
  );
}

export const doubt = doubtOf({
  unsettled: {
    title: <Trans>We don't know yet whether your recharge was started</Trans>,
    next: (
      <Trans>
        The answer got lost on the way. We ask the server until it tells; it is started once at most, and nothing was
        taken from you.
      </Trans>
    ),
    leave: (
      <LinkButton href="#/user/newrecharge" isWide>
        <Trans>Leave; open recharges will show it</Trans>
      </LinkButton>
    ),
  },
  unsent: {
    title: <Trans>Your request did not reach the server</Trans>,
    next: <Trans>No recharge was started. You can send the same request again, or drop it for good.</Trans>,
  },
});
