/**
 * Which day of rewards it is for a member. A day is the calendar's in the member's region. For a member who moves to
 * another region, the day has ended only when it has ended in both, and a streak that either calendar keeps isn't lost
 * (decision 0033).
 */
import { isoDay, zoneOf, type Region } from '#domain/time.ts';
import { dayIn, toRegion } from '#sandbox/calendar.ts';

/** The reward that was taken last. */
export interface LastTaken {
  day: string;
  at: number;
  region: number;
  streak: number;
}

const calendarsOf = (last: LastTaken, region: Region): Region[] => [...new Set([region, toRegion(last.region)])];

/** Whether the day that `at` is in has its reward. */
export function isTakenAt(last: LastTaken, region: Region, at: number): boolean {
  if (last.day >= isoDay(at, region)) return true;
  return calendarsOf(last, region).some((one) => last.at >= dayIn(at, zoneOf(one)).startsAt);
}

/** When the next reward can be taken, once there was one. */
export function nextAfter(last: LastTaken, region: Region): number {
  let next = last.at;
  while (isTakenAt(last, region, next)) {
    const ends = calendarsOf(last, region).map((one) => dayIn(next, zoneOf(one)).endsAt);
    next = Math.min(...ends);
  }
  return next;
}

/** Whether a reward that is taken at `at` goes on with the days in a row: none was left out since the last. */
export function goesOn(last: LastTaken, region: Region, at: number): boolean {
  return calendarsOf(last, region).some((one) => {
    const dayBefore = dayIn(at, zoneOf(one)).startsAt - 1;
    return last.day >= isoDay(dayBefore, one) || last.at >= dayIn(dayBefore, zoneOf(one)).startsAt;
  });
}

/** The end of the region's day. */
export const endOfDay = (at: number, region: Region): number => dayIn(at, zoneOf(region)).endsAt;
