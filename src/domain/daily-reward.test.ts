import { expect, it } from 'vitest';
import { fullDays } from './daily-reward.ts';

it.each([
  [0, false, 0],
  [1, true, 1],
  [6, false, 6],
  [7, true, 7],
  [7, false, 0],
  [8, true, 1],
  [9, false, 2],
  [14, true, 7],
])('of a streak of %i days, today taken: %s, %i are full', (streak, isTaken, full) =>
  expect(fullDays({ streak, isTaken })).toBe(full),
);
