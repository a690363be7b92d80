/** Days of rewards over zones, summer time and moves to other regions. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hour } from '#domain/limits.ts';
import { isoDay, zoneOf, type Region } from '#domain/time.ts';
import { runSeed } from '#tests/sandbox/scale.ts';
import { dayIn } from '#sandbox/calendar.ts';
import { goesOn, isTakenAt, nextAfter, type LastTaken } from './daily-days.ts';

const regions: readonly Region[] = [0, 1, 2, 3, 4, 5];
const [kolkata, saoPaulo, berlin]: readonly Region[] = [1, 4, 5];

const taken = (at: number, region: Region = 0, streak = 1): LastTaken => ({
  day: isoDay(at, region),
  at,
  region,
  streak,
});

describe('in one region', () => {
  it.each([
    ['UTC', 0, '2026-11-16T23:59:59.999Z', '2026-11-17T00:00:00Z'],
    ['Kolkata', kolkata, '2026-11-16T18:29:59.999Z', '2026-11-16T18:30:00Z'],
    ['São Paulo', saoPaulo, '2026-11-17T02:59:59.999Z', '2026-11-17T03:00:00Z'],
    // The day that has 25 hours, and the one that has 23.
    ['Berlin, clocks back', berlin, '2026-10-25T22:59:59.999Z', '2026-10-25T23:00:00Z'],
    ['Berlin, clocks forward', berlin, '2027-03-28T21:59:59.999Z', '2027-03-28T22:00:00Z'],
  ] as const)('%s: the day ends at midnight', (_, region = 0, before, after) => {
    const last = taken(Date.parse(before) - hour, region);
    expect(isTakenAt(last, region, Date.parse(before))).toBe(true);
    expect(isTakenAt(last, region, Date.parse(after))).toBe(false);
    expect(nextAfter(last, region)).toBe(Date.parse(after));
    expect(goesOn(last, region, Date.parse(after))).toBe(true);
  });

  it('a day that is left out ends the row', () => {
    for (const region of regions) {
      const last = taken(Date.parse('2026-11-16T12:00:00Z'), region);
      const next = nextAfter(last, region);
      const { endsAt } = dayIn(next, zoneOf(region));
      expect([goesOn(last, region, endsAt - 1), goesOn(last, region, endsAt)]).toEqual([true, false]);
    }
  });
});

describe('after a move', () => {
  it('east, where it is tomorrow already: not again until the day is over in both', () => {
    // 15:40 in São Paulo, and ten past midnight in Kolkata.
    const last = taken(Date.parse('2026-11-16T04:00:00Z'), saoPaulo);
    const moved = Date.parse('2026-11-16T18:40:00Z');
    expect(isTakenAt(last, kolkata ?? 0, moved)).toBe(true);
    expect(nextAfter(last, kolkata ?? 0)).toBe(Date.parse('2026-11-17T03:00:00Z'));
  });

  it('west, where it is yesterday: the day that was taken there counts, and the row goes on after it', () => {
    // Half past midnight on the 17th in Kolkata; 16:00 on the 16th in São Paulo.
    const last = taken(Date.parse('2026-11-16T19:00:00Z'), kolkata);
    const next = nextAfter(last, saoPaulo ?? 0);
    expect(next).toBe(Date.parse('2026-11-18T03:00:00Z'));
    expect(goesOn(last, saoPaulo ?? 0, next)).toBe(true);
  });

  it('keeps the row for whom the old calendar keeps it', () => {
    // The 15th in São Paulo; there the 16th still lasts, while in Kolkata the 17th has begun.
    const last = taken(Date.parse('2026-11-15T13:00:00Z'), saoPaulo);
    expect(goesOn(last, kolkata ?? 0, Date.parse('2026-11-16T23:00:00Z'))).toBe(true);
    expect(goesOn(last, kolkata ?? 0, Date.parse('2026-11-17T03:00:00Z'))).toBe(false);
  });

  it('any moves at any times give one a day in each calendar involved, and lose no row that is kept', () => {
    const step = fc.record({ wait: fc.integer({ min: 1, max: 40 }), region: fc.constantFrom(...regions) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 60 }), (steps) => {
        let at = Date.UTC(2026, 9, 10);
        let last: LastTaken | null = null;
        for (const { wait, region } of steps) {
          at += wait * hour;
          if (last && isTakenAt(last, region, at)) {
            const next = nextAfter(last, region);
            expect(next).toBeGreaterThan(at);
            expect(isTakenAt(last, region, next - 1)).toBe(true);
            // Two calendars at most stand between a member and the next one.
            expect(next - last.at).toBeLessThan(52 * hour);
            continue;
          }
          if (last) {
            expect(isoDay(at, region) > last.day).toBe(true);
            expect(isoDay(at, last.region as Region)).not.toBe(last.day);
            expect(isoDay(at, region)).not.toBe(isoDay(last.at, region));
            // Nobody is late who comes within a day of the first moment.
            if (at - nextAfter(last, region) < 23 * hour && region === last.region) {
              expect(goesOn(last, region, at)).toBe(true);
            }
            if (at - last.at > 50 * hour) expect(goesOn(last, region, at)).toBe(false);
          }
          last = taken(at, region);
        }
      }),
      { seed: runSeed('daily-days'), numRuns: 60 },
    );
  });
});
