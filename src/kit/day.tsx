import { useLingui } from '@lingui/react/macro';
import { dateOf } from '#domain/month.ts';
import { isoDay, zoneOf } from '#domain/time.ts';
import { dateFormat } from '#i18n/date-format.ts';
import { useRegion } from './services.tsx';
import { useServerNow } from './now.ts';

interface DayProps {
  /** ms since the epoch. */
  at: number;
  /** With the hour and minute. */
  hasClock?: boolean;
}

const words = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** The day of an instant as one says it, "Mon 23 Nov", in the member's language and region; the year only where it is another. */
export function Day({ at, hasClock = false }: DayProps) {
  const { i18n } = useLingui();
  const region = useRegion();
  const now = useServerNow();
  const yearOf = (instant: number) => isoDay(instant, region).slice(0, 'yyyy'.length);
  return dateFormat(i18n.locale, {
    timeZone: zoneOf(region),
    ...words,
    ...(yearOf(at) !== yearOf(now) && { year: 'numeric' }),
    ...(hasClock && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  })(at);
}

/** The same of a day that is one already, `yyyy-mm-dd`: no zone makes another of it. */
export function CalendarDay({ day }: { day: string }) {
  const { i18n } = useLingui();
  const today = isoDay(useServerNow(), useRegion());
  const isOtherYear = day.slice(0, 'yyyy'.length) !== today.slice(0, 'yyyy'.length);
  return dateFormat(i18n.locale, { timeZone: 'UTC', ...words, ...(isOtherYear && { year: 'numeric' }) })(dateOf(day));
}
