/** The time of the figures that a start began with. */
import { useOldestEarly } from '#components/early-figures.ts';
import { useRegion } from '#kit/services.tsx';
import { formatClock, formatDay, type Region } from '#domain/time.ts';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** @param at the server's time, ms */
function asOf(at: number, region: Region): string {
  // A time is read from left to right in every language.
  const time = `\u2066${formatDay(at, region)} ${formatClock(at, region)}\u2069`;
  return i18n._(msg({ message: `As of ${time}`, comment: 'Age of a whole screen: when its figures were true' }));
}

/** While figures are shown that a start began with: until they were read again. */
export function EarlyMark() {
  const at = useOldestEarly();
  const region = useRegion();
  if (at === null) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-[calc(4.75rem+var(--safe-end))] z-20 flex justify-center">
      <p data-early className="rounded-full bg-ink px-3 py-1 text-xs font-medium text-canvas">
        {asOf(at, region)}
      </p>
    </div>
  );
}
