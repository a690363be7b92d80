/** Windows, days and settlement over the zones of all regions and 35 others, compared with what Intl reads off the same instants. */
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { day, hour } from '#domain/limits.ts';
import { addLocalDays } from '#domain/local-days.ts';
import { regions, zoneOf } from '#domain/regions.ts';
import { addDays, dayIn, incomeDueAt, settledAt, withdrawalWindowAt } from './calendar.ts';

// Whole, half and quarter hours from -11 to +14; changes of summer time by 30 minutes, an hour and two, some at midnight.
const farZones =
  `UTC Asia/Kolkata Europe/Istanbul Africa/Nairobi America/Sao_Paulo Europe/Berlin Europe/London Europe/Dublin
  Europe/Lisbon Europe/Moscow Atlantic/Azores Africa/Casablanca Africa/Cairo Africa/Lagos Africa/Johannesburg
  Antarctica/Troll Asia/Beirut Asia/Jerusalem Asia/Tehran Asia/Dubai Asia/Kabul Asia/Karachi Asia/Kathmandu Asia/Colombo
  Asia/Yangon Asia/Shanghai Asia/Tokyo Australia/Eucla Australia/Adelaide Australia/Lord_Howe Pacific/Chatham
  Pacific/Apia Pacific/Kiritimati Pacific/Pago_Pago America/St_Johns America/New_York America/Havana America/Santiago
  America/Los_Angeles America/Nuuk`.split(/\s+/);
const zones = [...new Set([...farZones, ...regions.map(zoneOf)])];

const minute = 60_000;
const at = (text: string, zone = 'UTC'): number =>
  Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds;

function readerOf(zone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short' });
  return (instant: number) => {
    const [date = '', time = ''] = format.format(instant).split(', ');
    return { date, time, isWeekend: weekday.format(instant).startsWith('S') };
  };
}

/** The weeks around what is special: the zone's own changes of time, a leap day, a turn of the year. */
function specialWeeks(zone: string): number[] {
  const weeks = [at('2028-02-29T12:00'), at('2027-01-01T00:00'), at('2026-03-29T01:00'), at('2026-10-25T01:00')];
  let local = Temporal.Instant.from('2026-01-01T00:00Z').toZonedDateTimeISO(zone);
  for (let change = 0; change < 2; change += 1) {
    const next = local.getTimeZoneTransition('next');
    if (!next || next.year > 2027) break;
    weeks.push(next.epochMilliseconds);
    local = next;
  }
  return weeks;
}

/** Every 97 minutes for a week, and each side of what is found on the way. */
function instantsOf(zone: string): number[] {
  const instants: number[] = [];
  for (const middle of specialWeeks(zone)) {
    for (let instant = middle - 4 * day; instant < middle + 4 * day; instant += 97 * minute) instants.push(instant);
    instants.push(middle - 1, middle);
  }
  return instants;
}

test.each(zones)('the same time of day after days of %s, across its changes of time', (zone) => {
  const differing = instantsOf(zone).flatMap((instant) => {
    const from = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
    return [0, 1, 30].flatMap((days) => {
      const expected = from.add({ days }).epochMilliseconds;
      return addLocalDays(instant, days, zone) === expected ? [] : [[from.toString(), days]];
    });
  });
  expect(differing).toEqual([]);
});

test('there are 50 zones', () => {
  expect(new Set(zones).size).toBe(50);
});

describe.each(zones)('%s', (zone) => {
  const read = readerOf(zone);
  const instants = instantsOf(zone);

  test('withdrawals are open from Monday to Friday, 9 to 18 on the wall', () => {
    for (const instant of instants) {
      const { isOpen, opensAt, closesAt } = withdrawalWindowAt(instant, zone);
      const { time, isWeekend } = read(instant);
      expect(isOpen, String(instant)).toBe(!isWeekend && time >= '09:00:00' && time < '18:00:00');
      expect([read(opensAt).time, read(closesAt).time]).toEqual(['09:00:00', '18:00:00']);
      expect(read(closesAt).date).toBe(read(opensAt).date);
      expect(read(opensAt).isWeekend).toBe(false);
      expect(closesAt).toBeGreaterThan(instant);
      // While it is closed the next opening is to come, and none is nearer.
      expect(opensAt <= instant).toBe(isOpen);
      for (let between = instant + hour; !isOpen && between < opensAt; between += hour) {
        const one = read(between);
        expect(one.isWeekend || one.time < '09:00:00' || one.time >= '18:00:00').toBe(true);
      }
      expect(withdrawalWindowAt(opensAt - 1, zone)).toEqual({ isOpen: false, opensAt, closesAt });
      expect(withdrawalWindowAt(opensAt, zone)).toEqual({ isOpen: true, opensAt, closesAt });
      expect(withdrawalWindowAt(closesAt - 1, zone)).toEqual({ isOpen: true, opensAt, closesAt });
      expect(withdrawalWindowAt(closesAt, zone).isOpen).toBe(false);
    }
  });

  test('a day is one date on the wall, and the next begins where it ends', () => {
    for (const instant of instants) {
      const { startsAt, endsAt } = dayIn(instant, zone);
      const { date } = read(instant);
      expect(startsAt <= instant && instant < endsAt).toBe(true);
      expect([read(startsAt).date, read(endsAt - 1).date]).toEqual([date, date]);
      expect([read(startsAt - 1).date, read(endsAt).date]).not.toContain(date);
      expect(dayIn(endsAt, zone).startsAt).toBe(endsAt);
    }
  });

  test('what falls on a weekend is settled when Monday begins', () => {
    for (const instant of instants) {
      const settled = settledAt(instant, zone);
      expect(read(settled).isWeekend).toBe(false);
      if (!read(instant).isWeekend) expect(settled).toBe(instant);
      else
        expect(read(settled - 1).isWeekend && settled > instant && settled - instant < 2 * day + 2 * hour).toBe(true);
    }
  });
});

describe('a window', () => {
  test.each([
    // In front of the change and behind it: 9 o'clock on the wall is another hour of the world.
    ['Europe/Berlin', '2026-03-27T12:00', '2026-03-27T08:00', '2026-03-27T17:00'],
    ['Europe/Berlin', '2026-03-27T18:00', '2026-03-30T07:00', '2026-03-30T16:00'],
    ['Europe/Berlin', '2026-10-23T16:00', '2026-10-26T08:00', '2026-10-26T17:00'],
    ['Asia/Kathmandu', '2026-11-16T03:14', '2026-11-16T03:15', '2026-11-16T12:15'],
    ['Australia/Lord_Howe', '2026-10-03T00:00', '2026-10-04T22:00', '2026-10-05T07:00'],
    ['America/Sao_Paulo', '2026-11-20T21:00', '2026-11-23T12:00', '2026-11-23T21:00'],
    // A leap day is a Tuesday like others.
    ['UTC', '2028-02-28T18:00', '2028-02-29T09:00', '2028-02-29T18:00'],
    ['UTC', '2028-02-29T18:00', '2028-03-01T09:00', '2028-03-01T18:00'],
    // Samoa had no Friday 30 December 2011.
    ['Pacific/Apia', '2011-12-30T04:00', '2012-01-01T19:00', '2012-01-02T04:00'],
    // Clocks that go forward at midnight: São Paulo had no 0:00 on Sunday 4 November 2018.
    ['America/Sao_Paulo', '2018-11-02T21:00', '2018-11-05T11:00', '2018-11-05T20:00'],
  ])('in %s at %s opens %s and closes %s, UTC', (zone, now, opens, closes) => {
    expect(withdrawalWindowAt(at(now), zone)).toMatchObject({ opensAt: at(opens), closesAt: at(closes) });
  });

  test('is nine hours on the wall, whatever the week', () => {
    for (const zone of zones) {
      let instant = at('2026-01-01T00:00');
      while (instant < at('2027-01-05T00:00')) {
        const { opensAt, closesAt } = withdrawalWindowAt(instant, zone);
        const wall = (one: number) =>
          Temporal.Instant.fromEpochMilliseconds(one).toZonedDateTimeISO(zone).toPlainDateTime();
        expect(wall(opensAt).until(wall(closesAt)).total('minutes')).toBe(540);
        instant = closesAt + day;
      }
    }
  });
});

describe('a day', () => {
  test.each([
    ['Europe/Berlin', '2026-03-29T12:00', 23],
    ['Europe/Berlin', '2026-10-25T12:00', 25],
    ['Australia/Lord_Howe', '2026-10-04T12:00', 23.5],
    ['Australia/Lord_Howe', '2026-04-05T12:00', 24.5],
    ['Africa/Cairo', '2026-04-24T12:00', 23],
    ['Africa/Cairo', '2026-10-29T12:00', 25],
    ['America/New_York', '2026-03-08T12:00', 23],
    ['America/New_York', '2026-11-01T12:00', 25],
    ['Europe/Lisbon', '2026-03-29T12:00', 23],
    ['Europe/Tirane', '2026-10-25T12:00', 25],
    ['Africa/Casablanca', '2026-02-15T12:00', 25],
    ['Asia/Dubai', '2026-03-29T12:00', 24],
    ['America/Sao_Paulo', '2018-11-04T12:00', 23],
    ['Pacific/Apia', '2011-12-29T12:00', 24],
    ['UTC', '2028-02-29T12:00', 24],
  ])('in %s on %s lasts %d hours', (zone, noon, hours) => {
    const { startsAt, endsAt } = dayIn(at(noon, zone), zone);
    expect((endsAt - startsAt) / hour).toBe(hours);
  });
});

/** The first ones, and those whose clocks change. */
const tellingRegions = regions.filter((region) => region <= 5 || specialWeeks(zoneOf(region)).length > 4);

test.each(tellingRegions)('an income of region %i falls due as the calendar has it', (region) => {
  const zone = zoneOf(region);
  const differing = instantsOf(zone).flatMap((boughtAt) =>
    [1, 2, 7, 30].flatMap((days) => {
      const due = settledAt(addDays(boughtAt, days, region), zone);
      return incomeDueAt(boughtAt, days, region) === due ? [] : [`${new Date(boughtAt).toISOString()} ${days}`];
    }),
  );
  expect(differing).toEqual([]);
});
