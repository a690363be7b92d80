import { expect, test } from 'vitest';
import { feeTopics, inWholeUnits, isFeeTopic } from './fees.ts';

test.each([
  [3_000, 'seconds', 3],
  [60_000, 'minutes', 1],
  [90_000, 'seconds', 90],
  [30 * 60_000, 'minutes', 30],
  [3_600_000, 'hours', 1],
  [72 * 3_600_000, 'hours', 72],
])('%s ms are whole %s: %s', (ms, unit, count) => expect(inWholeUnits(ms)).toEqual({ unit, count }));

test('only a topic of the page is one', () => {
  expect(feeTopics.every(isFeeTopic)).toBe(true);
  expect(['', 'toString', 'fees'].some(isFeeTopic)).toBe(false);
});
