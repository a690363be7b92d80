import { useLingui } from '@lingui/react/macro';
import { zoneOf } from '#domain/time.ts';
import { dateFormat } from '#i18n/date-format.ts';
import { useRegion } from './services.tsx';
import { useServerNow } from './now.ts';

interface DayProps {
  /** ms since the epoch. */
  at: number;
  /** With the hour and minute. */
  hasClock?: boolean;
}

/** A day as one says it, "Mon 23 Nov", in the member's language and region; the year only where it is another. */
export function Day({ at, hasClock = false }: DayProps) {
  const { i18n } = useLingui();
  const timeZone = zoneOf(useRegion());
  const now = useServerNow();
  const yearOf = (instant: number) => new Date(instant).toLocaleDateString('en', { timeZone, year: 'numeric' });
  return dateFormat(i18n.locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(yearOf(at) !== yearOf(now) && { year: 'numeric' }),
    ...(hasClock && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  })(at);
}
