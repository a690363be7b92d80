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
      money={<Trans>Your balance is unchanged.</Trans>}
      onRetry={() => send({ type: 'terms.refresh' })}
      action={
        <LinkButton href="#/projects">
          <Trans>See wallet</Trans>
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
      title={failure ? failureText(failure) : <Trans>Your request was refused</Trans>}
      money={<Trans>Your balance is unchanged.</Trans>}
      next={<Trans>What you entered is kept.</Trans>}
      onRetry={() => send({ type: 'terms.refresh' })}
    />
  );
}

export const doubt = doubtOf({
  title: (
    <Trans comment="Unknown outcome: we ask the server whether it happened">We're still confirming your recharge</Trans>
  ),
  isPayment: true,
  leave: (
    <LinkButton href="#/user/newrecharge" isWide>
      <Trans>See open recharges</Trans>
    </LinkButton>
  ),
});
