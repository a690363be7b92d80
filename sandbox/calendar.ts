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

/** No zone of today begins its days within a quarter of an hour. */
const localStep = 15 * 60_000;

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

/** A month, `yyyy-mm`: from its start up to, not including, the start of the next. */
export function monthIn(month: string, zone: string): { startsAt: number; endsAt: number } {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  const startOf = (date: Temporal.PlainDate) => date.toZonedDateTime(zone).epochMilliseconds;
  return { startsAt: startOf(first), endsAt: startOf(first.add({ months: 1 })) };
}

/** By zone, quarter of an hour and days: to format five instants takes longer than the rest of an order's decision. */
const shifts = new Map<string, number>();
const mostShifts = 2_000;

/** The same time of day, `days` days later in the region. Within a quarter of an hour that is equally long for all instants. */
export function addDays(instant: number, days: number, region: Region): number {
  const zone = zoneOf(region);
  const quarter = Math.floor(instant / localStep);
  const key = `${zone} ${quarter} ${days}`;
  let shift = shifts.get(key);
  if (shift === undefined) {
    shift = addLocalDays(quarter * localStep, days, zone) - quarter * localStep;
    if (shifts.size >= mostShifts) shifts.clear();
    shifts.set(key, shift);
  }
  return instant + shift;
}

const isSettlement = (dayOfWeek: number): boolean => settlementDays.some((one) => one === dayOfWeek);

/** The instant itself on a weekday, otherwise the start of the zone's next Monday. */
export function settledAt(instant: number, zone: string): number {
  const local = zoned(instant, zone);
  if (!isSettlement(local.dayOfWeek)) return instant;
  return local.add({ days: 8 - local.dayOfWeek }).startOfDay().epochMilliseconds;
}

/** A day of a zone, and where what falls due in it is credited: the start of Monday for a weekend. */
interface LocalDay {
  startsAt: number;
  endsAt: number;
  mondayAt: number | null;
}

/** Looking a zone's days up takes a hundred times as long as reckoning with them: of a day's end there are millions. */
const localDays = new Map<string, LocalDay>();
const mostLocalDays = 20_000;

/** The day that is `days` days after the one of an instant. */
function localDayAfter(instant: number, days: number, zone: string): LocalDay {
  const quarter = Math.floor(instant / localStep);
  const key = `${zone} ${quarter} ${days}`;
  const known = localDays.get(key);
  if (known) return known;
  const start = zoned(quarter * localStep, zone)
    .startOfDay()
    .add({ days })
    .startOfDay();
  const found = {
    startsAt: start.epochMilliseconds,
    endsAt: start.add({ days: 1 }).startOfDay().epochMilliseconds,
    mondayAt: isSettlement(start.dayOfWeek)
      ? start.add({ days: 8 - start.dayOfWeek }).startOfDay().epochMilliseconds
      : null,
  };
  if (localDays.size >= mostLocalDays) localDays.clear();
  localDays.set(key, found);
  return found;
}

/** When the income of an order's `dayIndex`th full day falls due. */
export function incomeDueAt(boughtAt: number, dayIndex: number, region: Region): number {
  const zone = zoneOf(region);
  const bought = localDayAfter(boughtAt, 0, zone);
  const due = localDayAfter(bought.startsAt, dayIndex, zone);
  // Where the clocks change within one of them, the calendar has the word.
  if (bought.endsAt - bought.startsAt !== day || due.endsAt - due.startsAt !== day) {
    return settledAt(addDays(boughtAt, dayIndex, region), zone);
  }
  return due.mondayAt ?? due.startsAt + (boughtAt - bought.startsAt);
}

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
