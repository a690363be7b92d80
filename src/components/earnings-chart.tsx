import { Trans } from '@lingui/react/macro';
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
  const drawn = days.map(({ day, earned, stated }) => ({ day, value: earned, stated }));
  return (
    <ChartFigure
      days={drawn}
      region={region}
      title={({ bars: earned, line: stated, days: count }) => (
        <Trans>
          Earnings by day: {earned} earned and {stated} stated in {count} days
        </Trans>
      )}
      barLabel={<Trans>Earned</Trans>}
    />
  );
}
