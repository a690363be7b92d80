import type { ViewProps } from '#kit/flow-view.ts';
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { LinkButton } from '#components/link-button.tsx';
import { Skeleton, SkeletonCard } from '#components/skeleton.tsx';
import { ReadFailure } from '#kit/read-failure.tsx';
import { obstaclesIn } from '#machines/withdrawal/terms.ts';
import { Trans } from '@lingui/react/macro';
import { Blocked } from './blocked.tsx';
import { Form, FormActions } from './form.tsx';

type WithdrawalViewProps = ViewProps<typeof withdrawalMachine>;

const isBlocked = ({ snapshot: { context } }: WithdrawalViewProps): boolean =>
  context.terms !== null && obstaclesIn(context.subject, context.terms).length > 0;

/** First time: of the size of what comes. Afterwards what is known stays while it is read again. */
export function TermsLoading(props: WithdrawalViewProps) {
  if (isBlocked(props)) return <Blocked {...props} />;
  if (props.snapshot.context.terms) return <Form {...props} />;
  return (
    <Skeleton>
      <SkeletonCard lines={6} />
      <SkeletonCard lines={3} />
    </Skeleton>
  );
}

export function LoadingActions(props: WithdrawalViewProps) {
  return props.snapshot.context.terms && !isBlocked(props) ? <FormActions {...props} /> : null;
}

export function TermsFailed({ snapshot, send }: WithdrawalViewProps) {
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
