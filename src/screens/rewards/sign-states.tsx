import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { FailureState } from '#components/failure-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { Skeleton, SkeletonBlock } from '#components/skeleton.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { Figure } from '#kit/figure.tsx';
import { KeptReason } from '#kit/kept-reason.tsx';
import { doubtOf } from '#kit/settlement.tsx';
import { ReadFailure } from '#kit/read-failure.tsx';
import { signInReward } from '#domain/limits.ts';
import { hasKept, termsProblems } from '#machines/terms.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import { dayIn, type dailyRewardMachine } from '#machines/daily-reward/daily-reward.machine.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { NextDay } from './next-day.tsx';
import { StreakSteps } from './streak-steps.tsx';

type SignViewProps = ViewProps<typeof dailyRewardMachine>;

export const SignLoading = () => (
  <Skeleton>
    <SkeletonBlock height="18.5rem" />
  </Skeleton>
);

export function SignFailed({ snapshot, send }: SignViewProps) {
  const { failure } = snapshot.context;
  return (
    <ReadFailure
      failure={failure}
      title={<Trans>We couldn't load this</Trans>}
      money={<Trans>Your balance is unchanged.</Trans>}
      onRetry={() => send({ type: 'terms.refresh' })}
    />
  );
}

export function SignRefused({ snapshot, send }: SignViewProps) {
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

/** Before and after: the days in a row, and what today is worth. */
export function SignToday({ snapshot, send }: SignViewProps) {
  const { result: receipt } = snapshot.context;
  const day = dayIn(snapshot.context);
  if (!day) return null;
  const isTaken = snapshot.matches('taken');
  return (
    <Figure of={day}>
      {(status) => {
        const { streak, amount, reason, nextAt } = receipt ?? status;
        return (
          <div className="space-y-4">
            {isTaken && (
              <Notice
                tone={reason === '' ? 'positive' : 'warning'}
                isLive={receipt !== null}
                title={reason === '' ? <Trans>Checked in today</Trans> : <Trans>Checked in, not credited</Trans>}
                {...(receipt && {
                  action: (
                    <LinkButton href={`#/user/record?id=${encodeURIComponent(receipt.recordId)}`}>
                      <Trans>See the record</Trans>
                    </LinkButton>
                  ),
                })}
              >
                {reason === '' ? (
                  <Trans>The reward is in your balance.</Trans>
                ) : (
                  <Trans>The promotion budget was empty. Nothing was taken from you.</Trans>
                )}{' '}
                <Trans>
                  Next from <NextDay at={nextAt} onBegun={() => send({ type: 'terms.refresh' })} />.
                </Trans>
              </Notice>
            )}
            <Card>
              <p className="text-sm text-subtle">
                {!isTaken ? (
                  <Trans>Today you get</Trans>
                ) : reason === '' ? (
                  <Trans comment="Label: what today's check-in paid">Today's reward</Trans>
                ) : (
                  <Trans comment="State of a bonus: it wasn't paid">Not credited</Trans>
                )}
              </p>
              <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
                <p data-reward>
                  <Amount
                    money={{ amount, currency: 'USDT' }}
                    size="hero"
                    tone={reason === '' ? 'ink' : 'subtle'}
                    hasWords={isTaken}
                  />
                </p>
                <p data-streak className="text-sm text-subtle">
                  <Plural value={streak} _0="Start a streak" one="#-day streak" other="#-day streak" />
                </p>
              </div>
              <StreakSteps streak={streak} isTaken={isTaken} />
              <p className="mt-4 text-sm text-subtle">
                <Trans>
                  <Amount money={{ amount: signInReward.amount, currency: 'USDT' }} size="small" /> a day, or{' '}
                  <Amount money={{ amount: signInReward.larger, currency: 'USDT' }} size="small" /> on the last of every{' '}
                  <Plural value={signInReward.every} one="# day" other="# days" /> in a row, weekends included. A missed
                  day restarts the streak.
                </Trans>{' '}
                <Trans>Paid by the promotion budget, from fees. If the budget is empty, nothing is credited.</Trans>{' '}
                <Trans>The day still counts for your streak.</Trans>
              </p>
            </Card>
          </div>
        );
      }}
    </Figure>
  );
}

export function SignActions({ snapshot, send }: SignViewProps) {
  const { terms: today, isReachable } = snapshot.context;
  const isTaken = snapshot.matches('taken');
  const isTaking = snapshot.matches('settling');
  return (
    <form
      data-take="signIn"
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'reward.take' });
      }}
    >
      {today && !today.intent && !isTaken && (
        <Notice tone="warning">
          <Trans>
            Your device is out of space, so we can't do this safely. Free up space or leave private browsing.
          </Trans>
        </Notice>
      )}
      {today && !isTaken && termsProblems(today, isReachable).length > 0 && (
        <p className="text-center text-sm text-subtle">
          {hasKept(today) ? (
            <KeptReason terms={today} />
          ) : (
            <Trans>You're offline. Try again when you're back online.</Trans>
          )}
        </p>
      )}
      <Button type="submit" isWide isBusy={isTaking} disabled={!snapshot.can({ type: 'reward.take' })}>
        {isTaking ? (
          <Trans comment="Button: the check-in is being sent">Checking in…</Trans>
        ) : isTaken ? (
          <Trans>Done for today</Trans>
        ) : (
          <Trans comment="Button: does today's check-in">Check in</Trans>
        )}
      </Button>
    </form>
  );
}

export const doubt = doubtOf({
  title: (
    <Trans comment="Unknown outcome: we ask the server whether it happened">We're still confirming your check-in</Trans>
  ),
});
