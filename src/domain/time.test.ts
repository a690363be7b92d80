import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, hour } from './limits.ts';
import { regions } from './regions.ts';
import { creditDay, formatClock, formatDay, formatInstant, isIsoDay, isoDay, remaining, type Region } from './time.ts';

const evening = Date.UTC(2026, 10, 20, 21, 5);
const summer = Date.UTC(2026, 6, 1, 22, 0);

describe('the day of a credit', () => {
  it.each<[string, Region, string]>([
    ['2026-11-20T12:00Z', 0, '20-11-2026'],
    ['2026-11-21T00:30Z', 0, '23-11-2026'],
    ['2026-11-22T23:30Z', 0, '23-11-2026'],
    ['2026-11-20T20:00Z', 1, '23/11/2026'],
    ['2026-11-22T20:00Z', 1, '23/11/2026'],
    // The night in which summer time begins.
    ['2026-03-28T22:30Z', 5, '30.03.2026'],
  ])('%s in region %s is %s', (due, region, credited) =>
    expect(formatDay(creditDay(Date.parse(due), region), region)).toBe(credited),
  );
});

describe('an instant in a region', () => {
  it.each<[Region, string, string]>([
    [0, '20-11-2026', '21:05'],
    [1, '21/11/2026 02:35', '02:35'],
    [2, '21.11.2026 - 00:05', '00:05'],
    [3, '21/11/2026 00:05', '00:05'],
    [4, '20/11/2026 18:05', '18:05'],
    [5, '20.11.2026 - 22:05', '22:05'],
  ])('%s reads %s', (region, instant, clock) => {
    expect(formatInstant(evening, region)).toBe(instant);
    expect(formatClock(evening, region)).toBe(clock);
    expect(formatDay(evening, region)).toBe(instant.slice(0, 10));
  });

  it('follows summer time where the region has one', () => {
    expect(formatInstant(summer, 5)).toBe('02.07.2026 - 00:00');
    expect(formatInstant(summer, 2)).toBe('02.07.2026 - 01:00');
  });

  it('reads midnight as 00:00', () => expect(formatClock(Date.UTC(2026, 0, 1), 0)).toBe('00:00'));

  it('keeps its pattern for every instant', () => {
    const slashes = /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/;
    const dots = /^\d\d\.\d\d\.\d{4} - \d\d:\d\d$/;
    const patterns = [/^\d\d-\d\d-\d{4}$/, slashes, dots, slashes, slashes, dots];
    const first = regions.filter((region) => region <= 5);
    const instants = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) });
    fc.assert(
      fc.property(fc.constantFrom(...first), instants, (region, instant) =>
        patterns[region]?.test(formatInstant(instant, region)),
      ),
    );
  });
});

describe('a day as yyyy-mm-dd', () => {
  it.each<[Region, string]>([
    [0, '2026-11-20'],
    [1, '2026-11-21'],
    [4, '2026-11-20'],
  ])('in region %s is %s', (region, text) => {
    expect(isoDay(evening, region)).toBe(text);
    expect(isIsoDay(text)).toBe(true);
  });

  it.each(['', '2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '20261101', '2026-11-20T00:00', '+02026-11-20'])(
    'is not %j',
    (text) => expect(isIsoDay(text)).toBe(false),
  );

  it('is one on a leap day', () => expect(isIsoDay('2028-02-29')).toBe(true));
});

describe('what is left', () => {
  it.each([
    [0, { days: 0, clock: '00:00:00', isOver: true }],
    [-hour, { days: 0, clock: '00:00:00', isOver: true }],
    [1, { days: 0, clock: '00:00:01', isOver: false }],
    [1_000, { days: 0, clock: '00:00:01', isOver: false }],
    [1_001, { days: 0, clock: '00:00:02', isOver: false }],
    [59_999, { days: 0, clock: '00:01:00', isOver: false }],
    [hour, { days: 0, clock: '01:00:00', isOver: false }],
    [day - 1, { days: 1, clock: '00:00:00', isOver: false }],
    [3 * day + 2 * hour + 61_000, { days: 3, clock: '02:01:01', isOver: false }],
  ])('of %s ms', (left, shown) => expect(remaining(evening + left, evening)).toEqual(shown));

  it('is the seconds left, and zero only when it is over', () => {
    fc.assert(
      fc.property(fc.integer({ min: -day, max: 400 * day }), (left) => {
        const { days, clock, isOver } = remaining(evening + left, evening);
        const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
        const shown = days * 86_400 + hours * 3_600 + minutes * 60 + seconds;
        expect(shown).toBe(Math.ceil(Math.max(0, left) / 1_000));
        expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true]);
        expect(isOver).toBe(left <= 0);
        expect(shown === 0).toBe(isOver);
      }),
    );
  });
});
