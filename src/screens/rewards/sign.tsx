import { dailyRewardActor } from '#actors/daily-reward.ts';
import type { View, ViewProps, Views } from '#kit/flow-view.ts';
import { MoneyScreen, useMoneyFlow } from '#kit/money-screen.tsx';
import type { dailyRewardMachine } from '#machines/daily-reward/daily-reward.machine.ts';
import { useLingui } from '@lingui/react/macro';
import { DailyBonus } from './daily-bonus.tsx';
import { RewardLinks } from './reward-links.tsx';
import { SignCalendar } from './sign-calendar.tsx';
import { SignActions, SignFailed, SignLoading, SignRefused, SignToday, doubt } from './sign-states.tsx';

const today: View<ViewProps<typeof dailyRewardMachine>> = { body: SignToday, actions: SignActions };

const views: Views<typeof dailyRewardMachine> = {
  loading: SignLoading,
  choice: SignLoading,
  failed: SignFailed,
  deciding: today,
  settling: today,
  refused: SignRefused,
  taken: today,
};

/** Signing in for the day: the days in a row, what today is worth, the calendar of the month. */
export default function Sign() {
  const { t } = useLingui();
  const flow = useMoneyFlow(dailyRewardActor, { subject: 'signIn' });
  return (
    <MoneyScreen
      flow={flow}
      views={views}
      doubt={doubt}
      title={t({ message: 'Daily check-in', comment: 'Reward for opening the app daily, and its screen' })}
    >
      {/* A day that was signed just now is in it. */}
      <SignCalendar key={String(flow.snapshot.context.result === null)} />
      <DailyBonus />
      <RewardLinks />
    </MoneyScreen>
  );
}
