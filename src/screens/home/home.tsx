import { loadToday } from '#api/today.ts';
import { Skeleton, SkeletonBlock, SkeletonCard } from '#components/skeleton.tsx';
import { Bell } from '#features/messages/bell.tsx';
import { Figure } from '#kit/figure.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { ResourceView, useResource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { useLingui } from '@lingui/react/macro';
import { Announcements } from './announcements.tsx';
import { BalanceHero } from './balance-hero.tsx';
import { FirstSteps, TrialCard } from './first-steps.tsx';
import { Greeting } from './greeting.tsx';
import { MachinesCard } from './machines-card.tsx';
import { MachinesToRent } from './machines-to-rent.tsx';
import { NextIncome } from './next-income.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { StreakCard } from './streak-card.tsx';
import { Undecided } from './undecided.tsx';

/** Balance first, then what my machines paid and the one thing to do; a newcomer sees three steps. */
export default function Home() {
  const { t } = useLingui();
  const today = useResource(loadToday);
  return (
    <Screen
      title={t`Home`}
      heading={<Greeting />}
      trailing={
        <>
          <HideAmounts />
          <Bell />
        </>
      }
      hero={
        <>
          <BalanceHero />
          <ResourceView of={today} skeleton={<SkeletonBlock height="8rem" />} failed={() => <></>}>
            {(figure) => <Figure of={figure}>{(now) => <NextIncome {...now} />}</Figure>}
          </ResourceView>
        </>
      }
    >
      <ResourceView
        of={today}
        skeleton={
          <Skeleton>
            <SkeletonCard lines={5} />
          </Skeleton>
        }
      >
        {(figure) => (
          <Figure of={figure}>
            {(now) => (
              <div className="space-y-3">
                {!now.firstSteps.hasCollected && <FirstSteps steps={now.firstSteps} />}
                {now.firstSteps.hasCollected || !now.trial ? (
                  <MachinesCard today={now} />
                ) : (
                  <TrialCard trial={now.trial} />
                )}
              </div>
            )}
          </Figure>
        )}
      </ResourceView>
      <Undecided />
      <StreakCard />
      <Shortcuts />
      <MachinesToRent />
      <Announcements />
    </Screen>
  );
}
