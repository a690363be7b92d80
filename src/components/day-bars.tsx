import { max } from 'd3-array';
import { curveStep, line } from 'd3-shape';

export interface DayBar {
  /** `yyyy-mm-dd`: an instant would be another day in another zone. */
  day: string;
  value: bigint;
  stated: bigint;
}

/** Drawing units; the picture keeps these proportions at any width. */
const width = 600;
const height = 190;
const top = 14;

/** Of money only its height: here, and nowhere else, an amount may become a float. */
const heightOf = (amount: bigint, most: number): number => (most > 0 ? (Number(amount) / most) * (height - top) : 0);

export type BarColour = 'harbour' | 'yours';
const fills: Record<BarColour, string> = { harbour: 'fill-harbour', yours: 'fill-yours' };

interface DayBarsProps {
  days: readonly DayBar[];
  colour: BarColour;
}

/** A bar a day from the baseline, and the stated amount as a dashed line across. Days that fell short are lighter. The words are beside it. */
export function DayBars({ days, colour }: DayBarsProps) {
  const most = max(days, ({ value, stated }) => Number(value > stated ? value : stated)) ?? 0;
  const slot = width / Math.max(days.length, 7);
  const bar = Math.min(slot * 0.66, 36);
  const radius = Math.min(bar / 3, 5);
  const points = days.map(({ stated }, index): [number, number] => [
    (index + 0.5) * slot,
    height - heightOf(stated, most),
  ]);
  const [first, last] = [points[0], points.at(-1)];
  const stated =
    first && last ? line().curve(curveStep)([[0, first[1]], ...points, [last[0] + slot / 2, last[1]]]) : null;
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height + 2}`} className="block w-full rtl:-scale-x-100">
      {days.map((one, index) => {
        const size = Math.max(heightOf(one.value, most), one.value > 0n ? 2 : 0);
        const x = index * slot + (slot - bar) / 2;
        const corner = Math.min(radius, size);
        return (
          <path
            key={one.day}
            className={one.value < one.stated ? `${fills[colour]} opacity-45` : fills[colour]}
            d={`M${x} ${height}v${-(size - corner)}q0 ${-corner} ${corner} ${-corner}h${bar - 2 * corner}q${corner} 0 ${corner} ${corner}v${size - corner}z`}
          />
        );
      })}
      <path d={`M0 ${height + 1}H${width}`} className="stroke-line" strokeWidth="2" />
      {stated !== null && <path d={stated} className="fill-none stroke-ink" strokeWidth="2" strokeDasharray="7 6" />}
    </svg>
  );
}
