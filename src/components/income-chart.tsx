import { Plural, Trans } from '@lingui/react/macro';
import { isoDay, type Region } from '#domain/time.ts';
import type { IncomePoint } from '#domain/wallet.ts';
import { ChartFigure } from './chart-figure.tsx';

interface IncomeChartProps {
  /** Oldest first, USDT. */
  points: readonly IncomePoint[];
  region: Region;
}

/** A member's income by day against what was stated for it. Load it lazily: d3 comes with it. */
export function IncomeChart({ points, region }: IncomeChartProps) {
  const days = points.map(({ day, paid, stated }) => ({ day: isoDay(day, region), value: paid, stated }));
  return (
    <ChartFigure
      days={days}
      region={region}
      title={({ bars: paid, line: stated, days: count }) => (
        <Trans>
          {paid} paid and {stated} stated in <Plural value={count} one="# day" other="# days" />
        </Trans>
      )}
      barLabel={<Trans context="legend of a chart">Paid</Trans>}
    />
  );
}
