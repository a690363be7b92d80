import { Trans, useLingui } from '@lingui/react/macro';
import { formatAmount } from '#domain/money.ts';
import type { Region } from '#domain/time.ts';
import type { IncomePoint } from '#domain/wallet.ts';
import { ChartFigure } from './chart-figure.tsx';

interface IncomeChartProps {
  /** Oldest first, USDT. */
  points: readonly IncomePoint[];
  region: Region;
}

/** A member's income by day against what was stated for it. Load it lazily: d3 comes with it. */
export function IncomeChart({ points, region }: IncomeChartProps) {
  const { t } = useLingui();
  const days = points.map(({ day, paid, stated }) => ({ day, value: paid, stated }));
  const total = formatAmount(points.reduce((sum, { paid }) => sum + paid, 0n));
  const count = points.length;
  return (
    <ChartFigure
      days={days}
      region={region}
      title={t`Income by day: ${total} play USDT in ${count} days`}
      barLabel={<Trans context="legend of a chart">Paid</Trans>}
    />
  );
}
