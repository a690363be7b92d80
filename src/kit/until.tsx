import { day, hour } from '#domain/limits.ts';
import { Trans } from '@lingui/react/macro';
import { useServerNow } from './now.ts';

const minute = 60_000;

/** How long it takes until an instant, to the minute: "13 h 36 min", "2 d 2 h". Read anew with the page's clock. */
export function Until({ at }: { at: number }) {
  const left = Math.max(0, at - useServerNow());
  const days = Math.floor(left / day);
  const hours = Math.floor((left % day) / hour);
  // Rounded up, so that it reads zero only when it is over.
  const minutes = Math.ceil((left % hour) / minute);
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
