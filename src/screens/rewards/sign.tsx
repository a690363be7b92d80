import { dailyRewardActor } from '#actors/daily-reward.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { useNetworkFacts } from '#kit/network-facts.ts';
import { Refreshed } from '#kit/refresh.tsx';
import { Screen } from '#kit/screen.tsx';
import { useFlow, useIsReachable, useServices } from '#kit/services.tsx';
import { useShownView, type SettlementState, type ShownView } from '#kit/settlement.tsx';
import type { dailyRewardMachine } from '#machines/daily-reward/daily-reward.machine.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState, type ReactNode } from 'react';
import { waitFor, type SnapshotFrom } from 'xstate';
import { DailyBonus } from './daily-bonus.tsx';
import { SignCalendar } from './sign-calendar.tsx';
import {
  SignActions,
  SignFailed,
  SignLoading,
  SignRefused,
  SignToday,
  SignUnsent,
  SignUnsettled,
} from './sign-states.tsx';
import { RewardLinks } from './reward-links.tsx';

type SignViewProps = ViewProps<typeof dailyRewardMachine>;

interface View {
  body: (props: SignViewProps) => ReactNode;
  /** Under the thumb. */
  actions?: (props: SignViewProps) => ReactNode;
}

const today: View = { body: SignToday, actions: SignActions };
const unsettled: View = { body: SignUnsettled };
const unsent: View = { body: SignUnsent };

const views = {
  loading: { body: SignLoading },
  choice: { body: SignLoading },
  failed: { body: SignFailed },
  ready: today,
  refreshing: today,
  settling: today,
  refused: { body: SignRefused },
  taken: today,
} satisfies Record<SnapshotFrom<typeof dailyRewardMachine>['value'], View>;

const settlingViews = {
  choice: today,
  submitting: today,
  unsettled,
  checking: unsettled,
  unsent,
  cancelling: unsent,
  settled: today,
} satisfies Record<SettlementState, View>;

/** Signing in for the day: the days in a row, what today is worth, the calendar of the month. */
export default function Sign() {
  const { t } = useLingui();
  const services = useServices();
  const isReachable = useIsReachable();
  const [logic] = useState(() => dailyRewardActor(services));
  const [snapshot, send, actor] = useFlow(logic, { input: { kind: 'signIn', isReachable } });
  useNetworkFacts(send);
  const { view, child }: ShownView<View> = useShownView(snapshot, views, settlingViews);
  const refresh = useCallback(async () => {
    send({ type: 'day.refresh' });
    await waitFor(actor, (now) => !now.matches('loading') && !now.matches('refreshing'));
  }, [send, actor]);
  return (
    <FlowFrame of={snapshot} child={child} view={view}>
      <Screen title={t`Daily sign-in`} actions={view.actions && <view.actions snapshot={snapshot} send={send} />}>
        <Refreshed by={refresh} />
        <view.body snapshot={snapshot} send={send} />
        {/* A day that was signed just now is in it. */}
        <SignCalendar key={String(snapshot.context.receipt === null)} />
        <DailyBonus />
        <RewardLinks />
      </Screen>
    </FlowFrame>
  );
}
