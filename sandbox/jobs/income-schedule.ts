/** Which days of income of an order fall due up to an instant, and which comes next. */
import type { Region } from '#domain/time.ts';
import { incomeDueAt } from '#sandbox/calendar.ts';

export interface Schedule {
  boughtAt: number;
  validDays: number;
  region: Region;
  nextDay: number;
  nextDueAt: number | null;
}

export interface Due {
  dayIndex: number;
  dueAt: number;
}

/** @param before exclusive, ms */
export function duesBefore(
  schedule: Schedule,
  before: number,
): { dues: Due[]; nextDay: number; nextDueAt: number | null } {
  const { boughtAt, validDays, region } = schedule;
  const dues: Due[] = [];
  let { nextDay, nextDueAt } = schedule;
  while (nextDueAt !== null && nextDueAt < before) {
    dues.push({ dayIndex: nextDay, dueAt: nextDueAt });
    nextDay += 1;
    // Never before the last one: that may have been set while the member lived in another region.
    nextDueAt = nextDay > validDays ? null : Math.max(nextDueAt, incomeDueAt(boughtAt, nextDay, region));
  }
  return { dues, nextDay, nextDueAt };
}
