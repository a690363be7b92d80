import { expect, it } from 'vitest';
import { abbreviatedDays } from './abbreviated-days.ts';
import { dateFormat } from './date-format.ts';

it.each(Object.entries(abbreviatedDays))('are seven in %s, and shorter than those of CLDR', (tag, days) => {
  const format = dateFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  const known = Array.from({ length: 7 }, (_, index) => format(Date.UTC(2024, 0, 1 + index)));
  expect(new Set(days).size).toBe(7);
  for (const [index, day] of days.entries()) expect(day.length).toBeLessThanOrEqual(known[index]?.length ?? 0);
  expect(days.join('').length).toBeLessThan(known.join('').length);
});
