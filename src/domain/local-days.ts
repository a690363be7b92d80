/** Days by the calendar of a zone: 23, 24 or 25 hours where summer time begins or ends (product 6.13). Instants are ms. */
import { day } from './limits.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far the zone's clocks are ahead of UTC at an instant, ms. */
function offsetAt(instant: number, zone: string): number {
  let format = formats.get(zone);
  format ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  formats.set(zone, format);
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(instant / 1_000) * 1_000;
}

/**
 * The same time of day, `days` later. An hour that is skipped counts from before the change, of one that comes twice it
 * is the first.
 */
export function addLocalDays(instant: number, days: number, zone: string): number {
  if (days === 0) return instant;
  const local = instant + offsetAt(instant, zone) + days * day;
  const [before, after] = [offsetAt(local - day, zone), offsetAt(local + day, zone)];
  const second = local - after;
  const isSecond = offsetAt(local - before, zone) !== before && offsetAt(second, zone) === after;
  return isSecond ? second : local - before;
}
