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
import { FlowFrame } from '#kit/frame.tsx';
import { KeptReason } from '#kit/kept-reason.tsx';
import { useNetworkFacts } from '#kit/network-facts.ts';
import { useRefreshed } from '#kit/refresh.tsx';
import { useFlow, useIsReachable, useServices } from '#kit/services.tsx';
import { Unsent, Unsettled, useShownView, type SettlementState } from '#kit/settlement.tsx';
import { When } from '#kit/when.tsx';
import type { DailyRewardEvent, dailyRewardMachine } from '#machines/daily-reward/daily-reward.machine.ts';
import { hasKept, termsProblems } from '#machines/terms.ts';
import { Trans } from '@lingui/react/macro';
import { useCallback, useState, type ReactNode } from 'react';
import { waitFor, type SnapshotFrom } from 'xstate';

type Snapshot = SnapshotFrom<typeof dailyRewardMachine>;
interface ViewProps {
  snapshot: Snapshot;
  send: (event: DailyRewardEvent) => void;
}
type View = (props: ViewProps) => ReactNode;

const views = {
  loading: Loading,
  choice: Loading,
  failed: Failed,
  ready: Offer,
  refreshing: Offer,
  settling: Offer,
  refused: Failed,
  taken: Offer,
} satisfies Record<Snapshot['value'], View>;

const settlingViews = {
  choice: Offer,
  submitting: Offer,
  unsettled: InDoubt,
  checking: InDoubt,
  unsent: NotSent,
  cancelling: NotSent,
  settled: Offer,
} satisfies Record<SettlementState, View>;

export function DailyBonus() {
  const services = useServices();
  const isReachable = useIsReachable();
  const [logic] = useState(() => dailyRewardActor(services, { kind: 'dailyBonus' }));
  const [snapshot, send, actor] = useFlow(logic, { input: { kind: 'dailyBonus', isReachable } });
  useNetworkFacts(send);
  useRefreshed(
    useCallback(async () => {
      send({ type: 'day.refresh' });
      await waitFor(actor, (now) => !now.matches('loading') && !now.matches('refreshing'));
    }, [actor, send]),
  );
  const { view: Shown, child } = useShownView(snapshot, views, settlingViews);
  return (
    // A card among others: the page stays where it is.
    <FlowFrame of={snapshot} child={child} view="card">
      <Card title={<Trans>Daily bonus</Trans>}>
        <Shown snapshot={snapshot} send={send} />
      </Card>
    </FlowFrame>
  );
}

function Loading() {
  return <SkeletonBlock height="7.5rem" />;
}

function Failed({ snapshot, send }: ViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  return (
    <Notice
      tone="warning"
      isLive
      action={
        <Button variant="secondary" onClick={() => send({ type: 'day.refresh' })}>
          <Trans>Look at the bonus again</Trans>
        </Button>
      }
    >
      {failure && failureText(failure)}
    </Notice>
  );
}

/** The button stays where it is when it is done: the focus does too. */
function Offer({ snapshot, send }: ViewProps) {
  const { today, receipt, isReachable } = snapshot.context;
  const isTaken = snapshot.matches('taken');
  const isTaking = snapshot.matches('settling');
  if (!today) return null;
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
          <Amount money={{ amount: dailyBonusAmount, currency: 'USDT' }} size="small" /> once a day, the same for every
          member. The promotion budget pays it, from fees; when it is empty, nothing is credited.
        </Trans>
      </p>
      {isTaken && (
        <Figure of={today.status}>
          {(status) => {
            const { reason, nextAt } = receipt ?? status;
            return (
              <Notice tone={reason === '' ? 'positive' : 'warning'} isLive={receipt !== null}>
                {reason === '' ? (
                  <Trans>Today's bonus is in your wallet.</Trans>
                ) : (
                  <Trans>Not credited: the promotion budget was empty. Nothing was taken from you.</Trans>
                )}{' '}
                <Trans>
                  The next one from <When at={nextAt} />.
                </Trans>
              </Notice>
            );
          }}
        </Figure>
      )}
      {!today.intent && !isTaken && (
        <Notice tone="warning">
          <Trans>
            This device can't keep what must be kept before money moves. Free some space or leave private mode.
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
          <Trans>Taking the bonus…</Trans>
        ) : isTaken ? (
          <Trans>Taken today</Trans>
        ) : (
          <Trans>Take today's bonus</Trans>
        )}
      </Button>
      {!isTaken && termsProblems(today, isReachable).length > 0 && (
        <p className="text-sm text-subtle">
          {hasKept(today) ? (
            <KeptReason terms={today} />
          ) : (
            <Trans>There is no connection: it can't be taken now.</Trans>
          )}
        </p>
      )}
    </form>
  );
}

function InDoubt({ snapshot }: ViewProps) {
  const { settlement } = snapshot.children;
  if (!settlement) return null;
  return (
    <Unsettled
      settlement={settlement}
      title={<Trans>We don't know yet whether the bonus was taken</Trans>}
      next={<Trans>The answer got lost on the way. We ask the server until it tells; a day counts once.</Trans>}
    />
  );
}

function NotSent({ snapshot }: ViewProps) {
  const { settlement } = snapshot.children;
  if (!settlement) return null;
  return (
    <Unsent
      settlement={settlement}
      title={<Trans>Taking the bonus did not reach the server</Trans>}
      next={<Trans>Nothing has moved. You can send it again, or drop it.</Trans>}
    />
  );
}
