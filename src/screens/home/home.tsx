import { loadSignIn } from '#api/daily-rewards.ts';
import { loadUnread } from '#api/messages.ts';
import { loadProfile } from '#api/person.ts';
import { loadToday } from '#api/today.ts';
import { loadWallet } from '#api/wallet.ts';
import { Skeleton, SkeletonBlock, SkeletonCard } from '#components/skeleton.tsx';
import { Activity } from '#features/wallet/activity.tsx';
import { AllUsdt } from '#features/wallet/all-usdt.tsx';
import { ProofChip } from '#features/proof/proof-chip.tsx';
import { Available } from '#features/wallet/available.tsx';
import { IncomeCard } from '#features/wallet/income-card.tsx';
import { WalletMoves } from '#features/wallet/wallet-moves.tsx';
import { Bell } from '#features/messages/bell.tsx';
import { Below } from '#kit/below.tsx';
import { earlyOf } from '#kit/early.ts';
import { Figure } from '#kit/figure.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { ResourceView, useResource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { useIsWide } from '#kit/wide.ts';
import { useLingui } from '@lingui/react/macro';
import { Announcements } from './announcements.tsx';
import { BesideAvailable } from './beside-available.tsx';
import { Greeting } from './greeting.tsx';
import { MachinesToRent } from './machines-to-rent.tsx';
import { NextIncome } from './next-income.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { StreakCard } from './streak-card.tsx';
import { TodayCards } from './today-cards.tsx';
import { Undecided, useUndecided } from './undecided.tsx';

export const early = () => ({ resources: [loadWallet, loadToday, loadProfile, loadUnread, loadSignIn] });

/** Balance first, then what my machines paid and the one thing to do; a newcomer sees three steps. */
export default function Home() {
  const { t } = useLingui();
  const isWide = useIsWide();
  const wallet = useResource(loadWallet, 'wallet');
  const today = useResource(loadToday, 'wallet');
  const undecided = useUndecided();
  const refreshMoney = () => {
    today.refresh();
    wallet.refresh();
  };
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
      aside={
        isWide && (
          <>
            <ResourceView
              of={wallet}
              skeleton={
                <Skeleton>
                  <SkeletonCard lines={4} />
                </Skeleton>
              }
              // The hero says so.
              failed={() => <></>}
            >
              {(figure) => <Figure of={figure}>{(summary) => <AllUsdt wallet={summary} />}</Figure>}
            </ResourceView>
            <WalletMoves />
            <StreakCard />
            <IncomeCard />
            <Activity />
          </>
        )
      }
      hero={
        <>
          <Available of={wallet} mark={<ProofChip />}>
            {(summary) => <BesideAvailable wallet={summary} />}
          </Available>
          <ResourceView of={today} skeleton={<SkeletonBlock height="8rem" />} failed={() => <></>}>
            {(figure) => (
              <Figure of={figure}>{(now) => <NextIncome key={now.nextDueAt} {...now} onDue={refreshMoney} />}</Figure>
            )}
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
              <TodayCards
                today={now}
                onCollected={() => {
                  refreshMoney();
                  undecided.refresh();
                }}
              />
            )}
          </Figure>
        )}
      </ResourceView>
      <Undecided of={undecided} />
      {!isWide && (
        <>
          <StreakCard />
          <Shortcuts />
        </>
      )}
      {/* Drawn at once where skeletons stand above it: what comes in their place would push it about. */}
      <Below isInSight={!earlyOf(loadToday)}>
        <MachinesToRent />
        <Announcements />
      </Below>
    </Screen>
  );
}
