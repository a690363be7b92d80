import { Trans } from '@lingui/react/macro';
import { formatClock, formatDay, type Region } from '#domain/time.ts';

interface StaleMarkProps {
  /** Server time of the figure and now, ms. */
  at: number;
  now: number;
  region: Region;
}

/** "As of 14:05", with the date when it was another day in the member's region (rule P9). */
export function StaleMark({ at, now, region }: StaleMarkProps) {
  const date = formatDay(at, region);
  const clock = formatClock(at, region);
  const time = date === formatDay(now, region) ? clock : `${date} ${clock}`;
  return (
    <span data-stale className="inline-flex items-center gap-1.5 text-xs text-subtle">
      <svg aria-hidden viewBox="0 0 12 12" className="size-3 fill-none stroke-current" strokeLinecap="round">
        <circle cx="6" cy="6" r="5" strokeDasharray="2 1.6" />
        <path d="M6 3.4V6l1.7 1.2" />
      </svg>
      <span>
        <Trans>
          As of <bdi dir="ltr">{time}</bdi>
        </Trans>
      </span>
    </span>
  );
}
