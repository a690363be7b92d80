/** Months of a calendar, as text: `yyyy-mm`, days as `yyyy-mm-dd`. No zone is involved: which day it is is the server's to say. */
import { formatDay, type Region } from './time.ts';

const utc = (month: string, dayOfMonth = 1): Date =>
  new Date(`${month}-${String(dayOfMonth).padStart(2, '0')}T00:00:00Z`);

export const isMonth = (text: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);

/** @param by how many months later; below zero: earlier */
export function shiftMonth(month: string, by: number): string {
  const date = utc(month);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
}

/** Its weeks, Monday first; null where a week reaches into another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = utc(month);
  const days = Math.round((utc(shiftMonth(month, 1)).getTime() - first.getTime()) / 86_400_000);
  const before = (first.getUTCDay() + 6) % 7;
  const cells = Array.from({ length: Math.ceil((before + days) / 7) * 7 }, (_, index) => {
    const date = index - before + 1;
    return date >= 1 && date <= days ? `${month}-${String(date).padStart(2, '0')}` : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The first instant of a day's date in UTC, for formatting it there, ms. */
export const dateOf = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00Z`);

/** A day as the region writes dates (product 4.2): noon of UTC is in it in every region. */
export const formatDate = (isoDate: string, region: Region): string =>
  formatDay(Date.parse(`${isoDate}T12:00Z`), region);
