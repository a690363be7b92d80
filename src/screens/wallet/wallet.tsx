import { loadIncomeSeries, loadWallet, loadWalletNotices } from '#api/wallet.ts';
import { Card } from '#components/card.tsx';
import { ChartSkeleton } from '#components/chart-skeleton.tsx';
import { Notice } from '#components/notice.tsx';
import { Skeleton, SkeletonBlock, SkeletonCard } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { useRegion } from '#kit/services.tsx';
import { untilLoaded } from '#kit/until-loaded.ts';
import { lazyComponent } from '#kit/lazy-component.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { BalanceCard } from './balance-card.tsx';
import { LatestRecords } from './latest-records.tsx';
import { WalletMoves, WalletViews } from './wallet-links.tsx';

const IncomeChart = lazyComponent(() =>
  untilLoaded(async () => (await import('#components/income-chart.tsx')).IncomeChart),
);

const seriesDays = 30;

export default function Wallet() {
  const { t } = useLingui();
  const region = useRegion();
  return (
    <Screen title={t`Wallet`} trailing={<HideAmounts />}>
      <Resource
        load={loadWallet}
        skeleton={
          <Skeleton>
            <SkeletonCard lines={13} />
          </Skeleton>
        }
      >
        {(wallet) => <Figure of={wallet}>{(summary) => <BalanceCard wallet={summary} />}</Figure>}
      </Resource>
      <WalletMoves />
      <Resource load={loadWalletNotices} skeleton={<SkeletonBlock height="12.5rem" />} failed={() => <></>}>
        {(notices) => (
          <Figure of={notices}>
            {(list) => (
              <div className="space-y-3">
                {list.map(({ id, title, content }) => (
                  <Notice key={id} title={title}>
                    {content}
                  </Notice>
                ))}
              </div>
            )}
          </Figure>
        )}
      </Resource>
      <Resource load={(client) => loadIncomeSeries(client, seriesDays)} skeleton={<SkeletonBlock height="18rem" />}>
        {(series) => (
          <Card title={<Trans>Income by day</Trans>} aside={<Trans>last {seriesDays} days</Trans>}>
            <Figure of={series}>
              {(points) =>
                points.some(({ stated }) => stated > 0n) ? (
                  <Suspense fallback={<ChartSkeleton />}>
                    <IncomeChart points={points} region={region} />
                  </Suspense>
                ) : (
                  <p className="text-sm text-subtle">
                    <Trans>
                      No income fell due in these days. A machine that you rent pays from its first full day on.
                    </Trans>
                  </p>
                )
              }
            </Figure>
          </Card>
        )}
      </Resource>
      <WalletViews />
      <LatestRecords />
    </Screen>
  );
}
