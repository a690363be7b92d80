import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const [second, minute, hour] = [1_000, 60_000, 3_600_000];

it.each([
  [-second, 0, 0, 0],
  [0, 0, 0, 0],
  [1, 0, 0, 1],
  [59 * minute + second, 0, 1, 0],
  [13 * hour + 35 * minute + second, 0, 13, 36],
  [24 * hour - second, 1, 0, 0],
  [50 * hour, 2, 2, 0],
])('%d ms are %d d %d h %d min', (left, days, hours, minutes) =>
  expect(timeLeft(left)).toEqual({ days, hours, minutes }),
);
