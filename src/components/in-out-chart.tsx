import { Plural, Trans } from '@lingui/react/macro';
import type { Region } from '#domain/time.ts';
import type { OpenDay } from '#domain/transparency.ts';
import { ChartFigure } from './chart-figure.tsx';

interface InOutChartProps {
  /** Oldest first, USDT. */
  days: readonly OpenDay[];
  region: Region;
}

/** What was earned by day against what was paid out as income, with each day's shortfall in the table (rule P3). Load it lazily: d3 comes with it. */
export function InOutChart({ days, region }: InOutChartProps) {
  return (
    <ChartFigure
      colour="harbour"
      days={days.map((one) => ({
        day: one.day,
        value: one.earned,
        stated: one.paid,
        shortfall: one.stated - one.paid,
      }))}
      region={region}
      title={({ bars: earned, line: paid, days: count }) => (
        <Trans>
          {earned} earned and {paid} paid out in <Plural value={count} one="# day" other="# days" />
        </Trans>
      )}
      barLabel={<Trans context="legend of a chart">Earned</Trans>}
      lineLabel={<Trans context="legend of a chart">Paid out</Trans>}
    />
  );
}
