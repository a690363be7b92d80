/**
 * Days of a region. Income falls due in steps of one local day (product 7.1); Saturday and Sunday are settlement, and
 * what falls on them is credited when the local Monday begins (product 4.3). Withdrawals open from Monday to Friday, 9
 * to 18 o'clock (product 9.3). Instants are ms, zones are IANA names.
 */
import { Temporal } from 'temporal-polyfill';
import { day, incomeArrival, settlementDays, withdrawalWindow } from '#domain/limits.ts';
import { addLocalDays } from '#domain/local-days.ts';
import { isRegion, zoneOf, type Region } from '#domain/time.ts';
import type { WithdrawalWindow } from '#domain/withdrawal.ts';

const zoned = (instant: number, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);

/** A stored region; 0 (UTC) for anything else. */
export const toRegion = (value: number): Region => (isRegion(value) ? value : 0);

/** Start of the UTC day, ms. */
export const utcDay = (instant: number): number => Math.floor(instant / day) * day;

/** The day that an instant is in: from its start up to, not including, the start of the next. */
export function dayIn(instant: number, zone: string): { startsAt: number; endsAt: number } {
  const start = zoned(instant, zone).startOfDay();
  return { startsAt: start.epochMilliseconds, endsAt: start.add({ days: 1 }).startOfDay().epochMilliseconds };
}

/** Start of the region's day, ms. */
export const localDay = (instant: number, region: Region): number => dayIn(instant, zoneOf(region)).startsAt;

/** The same time of day, `days` days later in the region. */
export const addDays = (instant: number, days: number, region: Region): number =>
  addLocalDays(instant, days, zoneOf(region));

const isSettlement = (dayOfWeek: number): boolean => settlementDays.some((one) => one === dayOfWeek);

/** The instant itself on a weekday, otherwise the start of the zone's next Monday. */
export function settledAt(instant: number, zone: string): number {
  const local = zoned(instant, zone);
  if (!isSettlement(local.dayOfWeek)) return instant;
  return local.add({ days: 8 - local.dayOfWeek }).startOfDay().epochMilliseconds;
}

/** When the income of an order's `dayIndex`th full day falls due. */
export const incomeDueAt = (boughtAt: number, dayIndex: number, region: Region): number =>
  settledAt(addDays(boughtAt, dayIndex, region), zoneOf(region));

/** When income that is taken now arrives: 30 minutes later, on a weekend with Monday's settlement. */
export const incomeArrivesAt = (takenAt: number, region: Region): number =>
  settledAt(takenAt + incomeArrival, zoneOf(region));

/** The next start of a Saturday after an instant. */
export function weekendAfter(instant: number, zone: string): number {
  const local = zoned(instant, zone);
  const days = (settlementDays[0] - local.dayOfWeek + 7) % 7 || 7;
  return local.startOfDay().add({ days }).epochMilliseconds;
}

/** The window for withdrawals that is open at an instant, or the next one. */
export function withdrawalWindowAt(instant: number, zone: string): WithdrawalWindow {
  const { firstDay, lastDay, opensAt, closesAt } = withdrawalWindow;
  let local = zoned(instant, zone);
  for (;;) {
    const opens = local.withPlainTime({ hour: opensAt }).epochMilliseconds;
    const closes = local.withPlainTime({ hour: closesAt }).epochMilliseconds;
    if (local.dayOfWeek >= firstDay && local.dayOfWeek <= lastDay && instant < closes) {
      return { isOpen: instant >= opens, opensAt: opens, closesAt: closes };
    }
    local = local.add({ days: 1 }).startOfDay();
  }
}

/** The next opening of the window after an instant. */
export function windowAfter(instant: number, zone: string): number {
  const { isOpen, opensAt, closesAt } = withdrawalWindowAt(instant, zone);
  return isOpen ? withdrawalWindowAt(closesAt, zone).opensAt : opensAt;
}
