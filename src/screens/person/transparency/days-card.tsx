import { Card } from '#components/card.tsx';
import { ChartSkeleton } from '#components/chart-skeleton.tsx';
import { SegmentedLinks } from '#components/segmented.tsx';
import { useAddress } from '#kit/address.ts';
import { useQuery } from '#kit/query.ts';
import { addressWith } from '#kit/address-with.ts';
import { useRegion } from '#kit/services.tsx';
import { untilLoaded } from '#kit/until-loaded.ts';
import type { OpenDay } from '#domain/transparency.ts';
import { lazyComponent } from '#kit/lazy-component.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';

const InOutChart = lazyComponent(() =>
  untilLoaded(async () => (await import('#components/in-out-chart.tsx')).InOutChart),
);

/** How many days back, as `?days=` has it. */
const spans = [30, 90] as const;

/** Earnings in against income out, day by day. @param days oldest first, as many as the longest span has */
export function DaysCard({ days }: { days: readonly OpenDay[] }) {
  const { t } = useLingui();
  const here = `/index/transparency?${useAddress().query}`;
  const asked = Number(useQuery('days'));
  const shown = spans.find((span) => span === asked) ?? 30;
  return (
    <Card title={<Trans>Earnings in, income out</Trans>}>
      <div className="mb-4">
        <SegmentedLinks
          label={t`How many days`}
          items={spans.map((span) => ({
            href: `#${addressWith(here, 'days', String(span))}`,
            label: <Plural comment="Choice: how many days the chart shows" value={span} one="# day" other="# days" />,
            isActive: span === shown,
          }))}
        />
      </div>
      <Chart days={days.slice(-shown)} />
    </Card>
  );
}

function Chart({ days }: { days: readonly OpenDay[] }) {
  const region = useRegion();
  if (days.every(({ earned, paid, stated }) => earned + paid + stated === 0n))
    return (
      <p className="py-6 text-center text-sm text-subtle">
        <Trans>Nothing was earned or fell due in these days.</Trans>
      </p>
    );
  return (
    <Suspense fallback={<ChartSkeleton />}>
      <InOutChart days={days} region={region} />
    </Suspense>
  );
}
