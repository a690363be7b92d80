import { describe, expect, it } from 'vitest';
import { dateFormat, ownNames } from './date-format.ts';
import { intlOf } from './locales.ts';

const at = Date.UTC(2026, 10, 23, 10, 5);

describe.each(Object.entries(ownNames))('names of our own, %s,', (tag, names) => {
  it.each(['short', 'long'] as const)('are those that Node knows: %s', (length) => {
    const format = new Intl.DateTimeFormat(intlOf(tag), {
      weekday: length,
      day: 'numeric',
      month: length,
      timeZone: 'UTC',
    });
    const part = (type: string, day: number) => format.formatToParts(day).find((one) => one.type === type)?.value;
    const days = Array.from({ length: 7 }, (_, index) => part('weekday', Date.UTC(2024, 0, 1 + index)));
    const months = Array.from({ length: 12 }, (_, index) => part('month', Date.UTC(2024, index, 1)));
    expect(names.weekdays[length]).toEqual(days);
    // Node's months of Sinhala are those of the moon.
    expect(names.months[length].join() === months.join()).toBe(tag !== 'si');
  });
});

describe('a date', () => {
  it.each([
    ['sq', 'hën 23 nën'],
    ['si', 'සඳුදා 23 නොවැ'],
  ])('has its own words in %s', (tag, words) => {
    const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
    expect(dateFormat(tag, options)(at).replaceAll(',', '')).toBe(words);
    expect(dateFormat(tag, { ...options, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })(at)).toContain(
      '10:05',
    );
  });

  it('is the browser’s elsewhere', () => {
    const options = { weekday: 'long', timeZone: 'UTC' } as const;
    for (const tag of ['de', 'pt', 'hi']) {
      expect(dateFormat(tag, options)(at)).toBe(new Intl.DateTimeFormat(intlOf(tag), options).format(at));
    }
  });
});
