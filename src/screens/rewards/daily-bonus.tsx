/** The daily bonus as a card: fixed, stated before it is taken, once a day. Wherever bonuses are told of. */
import { dailyRewardActor } from '#actors/daily-reward.ts';
import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Notice } from '#components/notice.tsx';
import { SkeletonBlock } from '#components/skeleton.tsx';
import { dailyBonusAmount } from '#domain/limits.ts';
import { useFailureText } from '#kit/failure-text.ts';
import { Figure } from '#kit/figure.tsx';
import { partsOf, type ViewProps, type Views } from '#kit/flow-view.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { KeptReason } from '#kit/kept-reason.tsx';
import { useMoneyFlow, useMoneyView } from '#kit/money-screen.tsx';
import { useRefreshed } from '#kit/refresh.tsx';
import { doubtOf } from '#kit/settlement.tsx';
import { dayIn, type dailyRewardMachine } from '#machines/daily-reward/daily-reward.machine.ts';
import { hasKept, termsProblems } from '#machines/terms.ts';
import type { Services } from '#services/services.ts';
import { Trans } from '@lingui/react/macro';
import { NextDay } from './next-day.tsx';

const bonusActor = (services: Services) => dailyRewardActor(services, { kind: 'dailyBonus' });

type BonusViewProps = ViewProps<typeof dailyRewardMachine>;

const views: Views<typeof dailyRewardMachine> = {
  loading: Loading,
  choice: Loading,
  failed: Failed,
  deciding: Offer,
  settling: Offer,
  refused: Failed,
  taken: Offer,
};

export function DailyBonus() {
  const flow = useMoneyFlow(bonusActor, { subject: 'dailyBonus' });
  useRefreshed(flow.refresh);
  const { view, child } = useMoneyView(flow, views, doubt);
  const { body: Shown } = partsOf(view);
  return (
    // A card among others: the page stays where it is.
    <FlowFrame of={flow.snapshot} child={child} view="card">
      <Card title={<Trans comment="Bonus that the member takes once a day">Daily bonus</Trans>}>
        <Shown snapshot={flow.snapshot} send={flow.send} />
      </Card>
    </FlowFrame>
  );
}

function Loading() {
  return <SkeletonBlock height="7.5rem" />;
}

function Failed({ snapshot, send }: BonusViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  return (
    <Notice
      tone="warning"
      isLive
      title={failure && failureText(failure)}
      action={
        <Button variant="secondary" onClick={() => send({ type: 'terms.refresh' })}>
          <Trans comment="Button: reads the figures again">Check again</Trans>
        </Button>
      }
    >
      <Trans>Your balance is unchanged.</Trans>
    </Notice>
  );
}

/** The button stays where it is when it is done: the focus does too. */
function Offer({ snapshot, send }: BonusViewProps) {
  const { terms: today, result: receipt, isReachable } = snapshot.context;
  const isTaken = snapshot.matches('taken');
  const isTaking = snapshot.matches('settling');
  const day = dayIn(snapshot.context);
  if (!day) return null;
  return (
    <form
      data-take="dailyBonus"
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'reward.take' });
      }}
    >
      <p className="text-sm text-subtle">
        <Trans>
          <Amount money={{ amount: dailyBonusAmount, currency: 'USDT' }} size="small" /> once a day.
        </Trans>{' '}
        <Trans>Paid by the promotion budget, from fees. If the budget is empty, nothing is credited.</Trans>
      </p>
      {isTaken && (
        <Figure of={day}>
          {(status) => {
            const { reason, nextAt } = receipt ?? status;
            return (
              <Notice
                tone={reason === '' ? 'positive' : 'warning'}
                isLive={receipt !== null}
                {...(reason !== '' && {
                  title: <Trans comment="State of a bonus: it wasn't paid">Not credited</Trans>,
                })}
              >
                {reason === '' ? (
                  <Trans>The bonus is in your balance.</Trans>
                ) : (
                  <Trans>The promotion budget was empty. Nothing was taken from you.</Trans>
                )}{' '}
                <Trans comment="From when the next bonus can be taken">
                  Next from <NextDay at={nextAt} onBegun={() => send({ type: 'terms.refresh' })} />.
                </Trans>
              </Notice>
            );
          }}
        </Figure>
      )}
      {!isTaken && !today?.intent && (
        <Notice tone="warning">
          <Trans>
            Your device is out of space, so we can't do this safely. Free up space or leave private browsing.
          </Trans>
        </Notice>
      )}
      <Button
        type="submit"
        variant="secondary"
        isWide
        isBusy={isTaking}
        disabled={!snapshot.can({ type: 'reward.take' })}
      >
        {isTaking ? (
          <Trans comment="Button: being sent">Collecting…</Trans>
        ) : isTaken ? (
          <Trans comment="State: today's bonus was taken">Collected today</Trans>
        ) : (
          <Trans comment="Button: takes today's bonus">Collect bonus</Trans>
        )}
      </Button>
      {!isTaken && termsProblems(today, isReachable).length > 0 && (
        <p className="text-sm text-subtle">
          {hasKept(today) ? (
            <KeptReason terms={today} />
          ) : (
            <Trans>You're offline. Try again when you're back online.</Trans>
          )}
        </p>
      )}
    </form>
  );
}

const doubt = doubtOf({
  title: (
    <Trans comment="Unknown outcome: we ask the server whether it happened">
      We're still confirming your daily bonus
    </Trans>
  ),
});
