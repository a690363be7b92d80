/**
 * Days of a region. Income falls due in steps of one local day; Saturday and Sunday are settlement, and what falls on
 * them is credited when the local Monday begins. decisions.md part 3 "Income", spec part 9 "Income receipt".
 */
import { Temporal } from 'temporal-polyfill';
import { day, incomeArrival, settlementDays } from '#domain/limits.ts';
import { isRegion, zoneOf, type Region } from '#domain/time.ts';

const zoned = (instant: number, region: Region): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zoneOf(region));

/** A stored region; 0 (UTC) for anything else. */
export const toRegion = (value: number): Region => (isRegion(value) ? value : 0);

/** Start of the UTC day, ms. */
export const utcDay = (instant: number): number => Math.floor(instant / day) * day;

/** Start of the region's day, ms. */
export const localDay = (instant: number, region: Region): number =>
  zoned(instant, region).startOfDay().epochMilliseconds;

/** The same time of day, `days` days later in the region. */
export const addDays = (instant: number, days: number, region: Region): number =>
  zoned(instant, region).add({ days }).epochMilliseconds;

const isSettlement = (dayOfWeek: number): boolean => settlementDays.some((one) => one === dayOfWeek);

/** The instant itself on a weekday, otherwise the start of the region's next Monday. */
function settlement(instant: number, region: Region): number {
  const local = zoned(instant, region);
  if (!isSettlement(local.dayOfWeek)) return instant;
  return local.add({ days: 8 - local.dayOfWeek }).startOfDay().epochMilliseconds;
}

/** When the income of an order's `dayIndex`th full day falls due. */
export const incomeDueAt = (boughtAt: number, dayIndex: number, region: Region): number =>
  settlement(addDays(boughtAt, dayIndex, region), region);

/** When income that is taken now arrives: 30 minutes later, on a weekend with Monday's settlement. */
export const incomeArrivesAt = (takenAt: number, region: Region): number => settlement(takenAt + incomeArrival, region);
