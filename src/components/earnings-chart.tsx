import { Plural, Trans } from '@lingui/react/macro';
import type { Region } from '#domain/time.ts';
import { ChartFigure } from './chart-figure.tsx';

interface EarningsChartProps {
  /** Oldest first: one order's share of what was earned, after the fee, USDT. */
  days: readonly { day: string; earned: bigint }[];
  /** For one day. */
  stated: bigint;
  region: Region;
}

/** What one machine earned by day against what is stated (rule P3). Load it lazily: d3 comes with it. */
export function EarningsChart({ days, stated, region }: EarningsChartProps) {
  return (
    <ChartFigure
      colour="harbour"
      days={days.map(({ day, earned }) => ({ day, value: earned, stated }))}
      region={region}
      title={({ bars: earned, line, days: count }) => (
        <Trans>
          {earned} earned and {line} stated in <Plural value={count} one="# day" other="# days" />
        </Trans>
      )}
      barLabel={<Trans>Earned, after 10% fee</Trans>}
    />
  );
}
