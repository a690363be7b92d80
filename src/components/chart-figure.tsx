import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDate } from '#domain/month.ts';
import type { Region } from '#domain/time.ts';
import { Amount } from './amount.tsx';
import { DayBars, type BarColour, type DayBar } from './day-bars.tsx';
import { RowsFold } from './rows-fold.tsx';

/** What the bars and the line add up to. USDT. */
interface Drawn {
  bars: ReactNode;
  line: ReactNode;
  days: number;
}

interface ChartDay extends DayBar {
  /** In the table alone: what was stated and not paid, where the line is something else than what was stated. */
  shortfall?: bigint;
}

interface ChartFigureProps {
  days: readonly ChartDay[];
  region: Region;
  /** The chart in one sentence, for who can't see it: made from what is drawn, and nothing else (product 6.11). */
  title: (drawn: Drawn) => ReactNode;
  /** What the bars are. */
  barLabel: ReactNode;
  /** What the dashed line is; by default what was stated. */
  lineLabel?: ReactNode;
  /** Whose the bars are: a machine's, or the member's. */
  colour?: BarColour;
}

const sumOf = (amounts: readonly bigint[]): ReactNode => (
  <Amount money={{ amount: amounts.reduce((sum, amount) => sum + amount, 0n), currency: 'USDT' }} />
);

/** Digits stand below digits in both directions. */
const column = 'ps-3 text-end rtl:text-start';
/** A phone is too narrow for two amounts in a row: their units go below their figures. */
const cell = `${column} py-2 *:text-end max-desk:*:w-min max-desk:*:whitespace-normal`;

/** Bars by day with their legend and dates, and the same figures as a table. USDT. */
export function ChartFigure({
  days,
  region,
  title,
  barLabel,
  lineLabel = <Trans comment="Column heading: the stated daily return">Stated</Trans>,
  colour = 'yours',
}: ChartFigureProps) {
  const { t } = useLingui();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last)
    return (
      <p className="py-6 text-center text-sm text-subtle">
        <Trans>No full day yet.</Trans>
      </p>
    );
  return (
    <figure>
      <p className="sr-only">
        {title({
          bars: sumOf(days.map(({ value }) => value)),
          line: sumOf(days.map(({ stated }) => stated)),
          days: days.length,
        })}
      </p>
      <DayBars days={days} colour={colour} />
      <div aria-hidden className="mt-1 flex justify-between text-xs text-subtle tabular-nums">
        <bdi dir="ltr">{formatDate(first.day, region)}</bdi>
        <bdi dir="ltr">{formatDate(last.day, region)}</bdi>
      </div>
      <figcaption className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-subtle">
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className={`size-2.5 rounded-xs ${colour === 'harbour' ? 'bg-harbour' : 'bg-yours'}`} />
          {barLabel}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="w-4 border-t-2 border-dashed border-ink" />
          {lineLabel}
        </span>
      </figcaption>
      <RowsFold title={<Trans>Show as table</Trans>} rows={days.toReversed()}>
        {(rows) => (
          // With large text, or long headings, it is wider than a phone.
          <div tabIndex={0} role="region" aria-label={t`Figures by day`} className="relative overflow-x-auto">
            <table className="w-full text-start">
              <thead className="text-xs text-subtle">
                <tr>
                  <th scope="col" className="py-1.5 text-start font-medium">
                    <Trans comment="Column heading: a date">Day</Trans>
                  </th>
                  <th scope="col" className={`${column} py-1.5 font-medium`}>
                    {barLabel}
                  </th>
                  <th scope="col" className={`${column} py-1.5 font-medium`}>
                    {lineLabel}
                  </th>
                  {first.shortfall !== undefined && (
                    <th scope="col" className={`${column} py-1.5 font-medium`}>
                      <Trans comment="Amount: stated returns that machines didn't earn, never paid">Shortfall</Trans>
                    </th>
                  )}
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {rows.map(({ day, value, stated, shortfall }) => (
                  <tr key={day}>
                    <th scope="row" className="py-2 text-start font-normal">
                      <bdi dir="ltr">{formatDate(day, region)}</bdi>
                    </th>
                    <td className={cell}>
                      <Amount money={{ amount: value, currency: 'USDT' }} size="small" />
                    </td>
                    <td className={cell}>
                      <Amount money={{ amount: stated, currency: 'USDT' }} size="small" tone="subtle" />
                    </td>
                    {shortfall !== undefined && (
                      <td className={cell}>
                        <Amount money={{ amount: shortfall, currency: 'USDT' }} size="small" />
                      </td>
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </RowsFold>
    </figure>
  );
}
