import { SunArc } from '#components/sun-arc.tsx';
import type { Today } from '#domain/today.ts';
import { useServerNow } from '#kit/now.ts';
import { Until } from '#kit/until.tsx';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';

/** How far the device's idea of the server's time may be ahead of it, ms. */
const clocksDiffer = 1_000;

interface NextIncomeProps extends Pick<Today, 'sinceAt' | 'nextDueAt'> {
  /** The next one fell due: the clock alone says so. Not called where it was due before. */
  onDue: () => void;
}

/** The way of the sun from the last income to the next: once for all machines. Give it the next one's time as its `key`. */
export function NextIncome({ sinceAt, nextDueAt, onDue }: NextIncomeProps) {
  const now = useServerNow();
  const isDue = nextDueAt !== null && now >= nextDueAt + clocksDiffer;
  const [wasDue] = useState(isDue);
  const tellDue = useEffectEvent(onDue);
  useEffect(() => {
    if (isDue && !wasDue) tellDue();
  }, [isDue, wasDue]);
  if (sinceAt === null || nextDueAt === null) return null;
  return (
    // The card below overlaps its ends, but not its age, which stands under them. Large words stand over its top, and take their room.
    <div className="mx-auto mt-2 -mb-4 grid max-w-column items-end *:col-start-1 *:row-start-1 in-[[data-machine=resource]:has([data-stale])]:mb-0">
      <SunArc share={(now - sinceAt) / Math.max(1, nextDueAt - sinceAt)} />
      <p className="mx-[17%] mb-5 text-center text-sm text-balance text-on-hero">
        <Trans>
          Next income due in <Until at={nextDueAt} />
        </Trans>
      </p>
    </div>
  );
}
