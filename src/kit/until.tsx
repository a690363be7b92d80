import { timeLeft } from '#domain/time-left.ts';
import { Trans } from '@lingui/react/macro';
import { useServerNow } from './now.ts';

/** How long it takes until an instant, to the minute: "13 h 36 min", "2 d 2 h". Read anew with the page's clock. */
export function Until({ at }: { at: number }) {
  const { days, hours, minutes } = timeLeft(at - useServerNow());
  if (days > 0)
    return (
      <Trans comment="A duration: days and hours, short">
        {days} d {hours} h
      </Trans>
    );
  if (hours > 0)
    return (
      <Trans comment="A duration: hours and minutes, short">
        {hours} h {minutes} min
      </Trans>
    );
  return <Trans comment="A duration: minutes, short">{minutes} min</Trans>;
}
