import { loadIncomes, loadIncomeSeries } from '#api/wallet.ts';
import { Region } from '#components/region.tsx';
import { Card } from '#components/card.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { SegmentedLinks } from '#components/segmented.tsx';
import { Skeleton, SkeletonBlock, SkeletonCard, SkeletonList } from '#components/skeleton.tsx';
import { VirtualList } from '#components/virtual-list.tsx';
import { Figure } from '#kit/figure.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { IncomeRow } from '#features/income/income-row.tsx';
import { LazyIncomeChart } from '#features/wallet/lazy-income-chart.tsx';
import { PagedList } from '#kit/paged-list.tsx';
import { useQuery } from '#kit/query.ts';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { useRegion } from '#kit/services.tsx';
import type { IncomePoint } from '#domain/wallet.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { EarnedCard } from './earned-card.tsx';

/** How many days back, as `?days=` has it. */
const spans = [7, 30, 90] as const;

/** Income by day: what fell due by day against what was stated for it. */
export default function Earn() {
  const { t } = useLingui();
  const asked = Number(useQuery('days'));
  const days = spans.find((span) => span === asked) ?? 30;
  return (
    <Screen title={t`Income by day`} trailing={<HideAmounts />}>
      <SegmentedLinks
        label={t`How many days`}
        items={spans.map((span) => ({
          href: `#/user/earn?days=${span}`,
          label: <Plural comment="Choice: how many days the chart shows" value={span} one="# day" other="# days" />,
          isActive: span === days,
        }))}
      />
      <Resource
        load={(client) => loadIncomeSeries(client, days)}
        changedBy="wallet"
        skeleton={
          <Skeleton>
            <SkeletonCard lines={3} />
            <SkeletonBlock height="18rem" />
          </Skeleton>
        }
      >
        {(series) => <Figure of={series}>{(points) => <Series points={points} />}</Figure>}
      </Resource>
      <PagedList
        loadPage={(client, pageNum) => loadIncomes(client, { status: 'all' }, pageNum)}
        changedBy="wallet"
        skeleton={<SkeletonList rows={6} />}
        empty={<NoIncome />}
      >
        {(page) => (
          <Region title={<Trans comment="Title: what machines paid, by day">Daily incomes</Trans>}>
            <Figure of={page}>
              {({ list }) => <VirtualList first={4} rows={list} row={(income) => <IncomeRow income={income} />} />}
            </Figure>
          </Region>
        )}
      </PagedList>
    </Screen>
  );
}

function Series({ points }: { points: readonly IncomePoint[] }) {
  const region = useRegion();
  return (
    <div className="space-y-4">
      <EarnedCard points={points} />
      {points.some(({ stated }) => stated > 0n) && (
        <Card title={<Trans>Paid against stated, by day</Trans>}>
          <LazyIncomeChart points={points} region={region} />
        </Card>
      )}
    </div>
  );
}

const NoIncome = () => (
  <EmptyState
    drawing="no-income"
    title={<Trans>No income yet</Trans>}
    action={
      <LinkButton href="#/index" variant="primary">
        <Trans comment="Button: opens the list of machines to rent">See machines</Trans>
      </LinkButton>
    }
  >
    <Trans>A machine pays after each full day. Weekend income is credited on Monday.</Trans>
  </EmptyState>
);
