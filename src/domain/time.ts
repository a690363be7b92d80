/** Dates as regions write them (product 4.2) and countdowns (product 4.4). Instants are the server's, ms since the epoch. */
import { day, hour } from './limits.ts';
import { placeOf, zoneOf, type Region } from './regions.ts';

export { isRegion, zoneOf, type Region } from './regions.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function partsOf(instant: number, region: Region): Record<string, string> {
  const zone = zoneOf(region);
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(zone, format);
  }
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
}

/** In the region's pattern; UTC's has no time. */
export function formatInstant(instant: number, region: Region): string {
  const { year = '', month = '', day: date = '', hour: hours = '', minute = '' } = partsOf(instant, region);
  const parts: Record<string, string> = { yyyy: year, MM: month, dd: date, HH: hours, mm: minute };
  return placeOf(region).pattern.replace(/yyyy|MM|dd|HH|mm/g, (part) => parts[part] ?? '');
}

/** The date alone, in the region's pattern. */
export const formatDay = (instant: number, region: Region): string =>
  formatInstant(instant, region).split(' ')[0] ?? '';

/** The date in the region as `yyyy-mm-dd`: for addresses, date fields and names of files. */
export function isoDay(instant: number, region: Region): string {
  const { year, month, day: date } = partsOf(instant, region);
  return `${year}-${month}-${date}`;
}

/** True for `yyyy-mm-dd` of a day that the calendar has. */
export function isIsoDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** hh:mm in the region. */
export function formatClock(instant: number, region: Region): string {
  const { hour: hours, minute } = partsOf(instant, region);
  return `${hours}:${minute}`;
}

/**
 * The day on which something that falls due is credited, as an instant in that day: at once, but what falls on a
 * Saturday or Sunday of the region waits for Monday (product 4.3).
 */
export function creditDay(dueAt: number, region: Region): number {
  const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: zoneOf(region), weekday: 'short' });
  let at = dueAt;
  // Half days, so that no change of summer time steps over Monday.
  while (weekday.format(at).startsWith('S')) at += day / 2;
  return at;
}

export interface Remaining {
  days: number;
  /** hh:mm:ss of what is left beside the days. */
  clock: string;
  isOver: boolean;
}

/** What a countdown shows at `now`: whole days and hh:mm:ss, zero once it is over, never negative. */
export function remaining(endsAt: number, now: number): Remaining {
  const left = Math.max(0, endsAt - now);
  // Rounded up, so that it reads zero only when it is over.
  const seconds = Math.ceil(left / 1_000);
  const pad = (value: number) => String(value).padStart(2, '0');
  const days = Math.floor((seconds * 1_000) / day);
  const hours = Math.floor(((seconds * 1_000) % day) / hour);
  const minutes = Math.floor((seconds % 3_600) / 60);
  return { days, clock: `${pad(hours)}:${pad(minutes)}:${pad(seconds % 60)}`, isOver: left === 0 };
}
