import { Plural } from '@lingui/react/macro';
import { remaining } from '#domain/time.ts';

interface CountdownTextProps {
  /** Both in the server's time, ms. */
  endsAt: number;
  now: number;
}

/**
 * Days plus hh:mm:ss until an instant, then zero; never negative (product 4.4). Silent for screen readers until asked.
 */
export function CountdownText({ endsAt, now }: CountdownTextProps) {
  const { days, clock } = remaining(endsAt, now);
  return (
    <span role="timer" aria-live="off" className="whitespace-nowrap tabular-nums">
      {days > 0 && (
        <>
          <Plural comment="A duration in front of a clock" value={days} one="# day" other="# days" />{' '}
        </>
      )}
      <bdi dir="ltr">{clock}</bdi>
    </span>
  );
}
