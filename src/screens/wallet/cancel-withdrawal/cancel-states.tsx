import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { FailureState } from '#components/failure-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { Skeleton, SkeletonCard } from '#components/skeleton.tsx';
import { codes } from '#contract/codes.ts';
import { useFailureText } from '#kit/failure-text.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import { ReadFailure } from '#kit/read-failure.tsx';
import { When } from '#kit/when.tsx';
import type { cancelWithdrawalMachine } from '#machines/cancel-withdrawal/cancel-withdrawal.machine.ts';
import { Trans } from '@lingui/react/macro';

type CancelViewProps = ViewProps<typeof cancelWithdrawalMachine>;

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

/** It is being processed, or over. */
export const TooLate = () => (
  <EmptyState drawing="no-records" title={<Trans>You can't cancel this withdrawal any more</Trans>}>
    <Trans>We've already started to process it.</Trans>
  </EmptyState>
);

/** The server said no, or nothing left this device. */
export function CancelRefused({ snapshot, send }: CancelViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  const isBack = failure?.kind === 'rejected' && failure.code === codes.alreadyCancelled;
  return (
    <FailureState
      title={failure ? failureText(failure) : <Trans>Your request was refused</Trans>}
      money={
        isBack ? (
          <Trans>The whole amount is back in your balance, fee included.</Trans>
        ) : (
          <Trans>Your balance is unchanged.</Trans>
        )
      }
      action={
        <Button variant="secondary" onClick={() => send({ type: 'terms.refresh' })}>
          <Trans comment="Button: reads the figures again">Check again</Trans>
        </Button>
      }
    />
  );
}

/** Only ever from the server's answer. */
export function Cancelled({ snapshot }: CancelViewProps) {
  const { result: withdrawal } = snapshot.context;
  if (!withdrawal) return null;
  const { amount, currency, endedAt, recordId } = withdrawal;
  return (
    <div className="space-y-4">
      <Notice
        tone="positive"
        isLive
        title={<Trans comment="The member took a withdrawal back; also a kind of record">Withdrawal cancelled</Trans>}
      >
        <Trans>The whole amount is back in your balance, fee included.</Trans>
      </Notice>
      <p data-back>
        <Amount money={{ amount, currency }} size="large" hasWords />
      </p>
      <FactList>
        <Fact label={<Trans comment="Label of a fact: when it happened">Time</Trans>}>
          {endedAt !== null && <When at={endedAt} />}
        </Fact>
      </FactList>
      <LinkButton href={`#/user/record?id=${encodeURIComponent(recordId)}`} isWide>
        <Trans>See the record</Trans>
      </LinkButton>
    </div>
  );
}
