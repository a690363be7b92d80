import { expect, it } from 'vitest';
import { day } from '#domain/limits.ts';
import { duesBefore } from './income-schedule.ts';

it('never goes back, where the next income was set in a region whose Monday begins later', () => {
  // Saturday, 23:00 in São Paulo is Sunday, 7:30 in Kolkata: the third day falls on Monday, 0:00 there, 8:30 here.
  const boughtAt = Date.UTC(2026, 10, 12, 2);
  const told = Date.UTC(2026, 10, 16, 3);
  const schedule = { boughtAt, validDays: 6, region: 1 as const, nextDay: 3, nextDueAt: told };
  const { dues, nextDueAt } = duesBefore(schedule, told + 10 * day);
  expect(dues.map(({ dueAt }) => dueAt)).toEqual([told, told, boughtAt + 5 * day, boughtAt + 6 * day]);
  expect(nextDueAt).toBeNull();
});
