import { Trans, useLingui } from '@lingui/react/macro';
import type { EarningsDay } from '#domain/product.ts';
import type { Region } from '#domain/time.ts';
import { ChartFigure } from './chart-figure.tsx';

interface EarningsChartProps {
  /** Oldest first, USDT. */
  days: readonly EarningsDay[];
  region: Region;
}

/** What a machine earned by day against what its orders state (rule P3). Load it lazily: d3 comes with it. */
export function EarningsChart({ days, region }: EarningsChartProps) {
  const { t } = useLingui();
  const bars = days.map(({ day, earned, stated }) => ({ day, value: earned, stated }));
  const enough = days.filter(({ earned, stated }) => earned >= stated).length;
  const count = days.length;
  return (
    <ChartFigure
      days={bars}
      region={region}
      title={t`Earnings by day: on ${enough} of ${count} days they reached the stated return`}
      barLabel={<Trans>Earned</Trans>}
    />
  );
}
