/** When a fresh demo begins: 10:00 on the Monday of the current week, in the demo member's region (product 4.5). */
import { Temporal } from 'temporal-polyfill';
import { zoneOf, type Region } from '#domain/time.ts';

const demoRegion: Region = 1;

/** @param realNow and the answer: ms since the epoch */
export function demoStart(realNow: number): number {
  const local = Temporal.Instant.fromEpochMilliseconds(realNow).toZonedDateTimeISO(zoneOf(demoRegion));
  const monday = local.subtract({ days: local.dayOfWeek - 1 }).startOfDay();
  return monday.with({ hour: 10 }).epochMilliseconds;
}
