import { Trans } from '@lingui/react/macro';
import type { Region } from '#domain/time.ts';
import type { IncomePoint } from '#domain/wallet.ts';
import { Amount } from './amount.tsx';
import { ChartFigure } from './chart-figure.tsx';

interface IncomeChartProps {
  /** Oldest first, USDT. */
  points: readonly IncomePoint[];
  region: Region;
}

/** A member's income by day against what was stated for it. Load it lazily: d3 comes with it. */
export function IncomeChart({ points, region }: IncomeChartProps) {
  const days = points.map(({ day, paid, stated }) => ({ day, value: paid, stated }));
  const total = points.reduce((sum, { paid }) => sum + paid, 0n);
  const count = points.length;
  return (
    <ChartFigure
      days={days}
      region={region}
      title={
        <Trans>
          Income by day: <Amount money={{ amount: total, currency: 'USDT' }} /> in {count} days
        </Trans>
      }
      barLabel={<Trans context="legend of a chart">Paid</Trans>}
    />
  );
}
