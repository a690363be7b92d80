import { Skeleton, SkeletonBlock } from '#components/skeleton.tsx';
import { ReadFailure } from '#kit/read-failure.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import type { fundPasswordMachine } from '#machines/fund-password/fund-password.machine.ts';
import { Trans } from '@lingui/react/macro';
import { PasswordForm } from './password-form.tsx';

type FundPasswordViewProps = ViewProps<typeof fundPasswordMachine>;

/** First time: of the size of the form. Afterwards what was typed stays while it is read again. */
export function StandingLoading(props: FundPasswordViewProps) {
  if (props.snapshot.context.standing) return <PasswordForm {...props} />;
  return (
    <Skeleton>
      <SkeletonBlock height="3.5rem" />
      <SkeletonBlock height="20rem" />
    </Skeleton>
  );
}

export function StandingFailed({ snapshot, send }: FundPasswordViewProps) {
  const { failure, entered } = snapshot.context;
  return (
    <ReadFailure
      failure={failure}
      money={
        entered ? (
          <Trans comment="Unknown outcome: no answer came">Your new fund password may already be set.</Trans>
        ) : (
          <Trans>Nothing was changed.</Trans>
        )
      }
      onRetry={() => send({ type: 'standing.refresh' })}
    />
  );
}
