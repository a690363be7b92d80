/** Windows, days and settlement over the zones of all regions and 35 others, compared with what Intl reads off the same instants. */
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { day, hour, minute } from '#domain/limits.ts';
import { addLocalDays } from '#domain/local-days.ts';
import { regions, zoneOf } from '#domain/regions.ts';
import { someOf } from '#tests/sandbox/scale.ts';
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
const tried = someOf(zones, 3, 0);

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
  const readOnce = (instant: number) => {
    const [date = '', time = ''] = format.format(instant).split(', ');
    return { date, time, isWeekend: weekday.format(instant).startsWith('S') };
  };
  const known = new Map<number, ReturnType<typeof readOnce>>();
  return (instant: number) => {
    const read = known.get(instant) ?? readOnce(instant);
    known.set(instant, read);
    return read;
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

test.each(tried)('the same time of day after days of %s, across its changes of time', (zone) => {
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

/** What doesn't hold, and when: an expectation for each of 36,000 instants takes longer than what it is about. */
const broken = (instants: readonly number[], holdsAt: (instant: number) => Record<string, boolean>): string[] =>
  instants.flatMap((instant) =>
    Object.entries(holdsAt(instant)).flatMap(([what, holds]) => (holds ? [] : [`${instant}: ${what}`])),
  );

describe.each(tried)('%s', (zone) => {
  const read = readerOf(zone);
  const instants = instantsOf(zone);

  test('withdrawals are open from Monday to Friday, 9 to 18 on the wall', () => {
    const found = broken(instants, (instant) => {
      const window = withdrawalWindowAt(instant, zone);
      const { isOpen, opensAt, closesAt } = window;
      const { time, isWeekend } = read(instant);
      const [opens, closes] = [read(opensAt), read(closesAt)];
      const is = (at: number, open: boolean): boolean => {
        const other = withdrawalWindowAt(at, zone);
        return other.isOpen === open && other.opensAt === opensAt && other.closesAt === closesAt;
      };
      let isOpenBefore = false;
      for (let between = Math.ceil(instant / hour) * hour; !isOpen && between < opensAt; between += hour) {
        const one = read(between);
        isOpenBefore ||= !one.isWeekend && one.time >= '09:00:00' && one.time < '18:00:00';
      }
      return {
        'is open by the clock on the wall': isOpen === (!isWeekend && time >= '09:00:00' && time < '18:00:00'),
        'opens at 9 and closes at 18': opens.time === '09:00:00' && closes.time === '18:00:00',
        'opens and closes on one date, no weekend': opens.date === closes.date && !opens.isWeekend,
        'has not closed': closesAt > instant,
        'opens later where it is closed': opensAt <= instant === isOpen,
        'has no opening before the next one': !isOpenBefore,
        'is the next one until it opens': is(opensAt - 1, false),
        'is open from its first to its last moment': is(opensAt, true) && is(closesAt - 1, true),
        'is over when it closes': !withdrawalWindowAt(closesAt, zone).isOpen,
      };
    });
    expect(found).toEqual([]);
  });

  test('a day is one date on the wall, and the next begins where it ends', () => {
    const found = broken(instants, (instant) => {
      const { startsAt, endsAt } = dayIn(instant, zone);
      const { date } = read(instant);
      return {
        'holds the instant': startsAt <= instant && instant < endsAt,
        'has one date': read(startsAt).date === date && read(endsAt - 1).date === date,
        'has it alone': read(startsAt - 1).date !== date && read(endsAt).date !== date,
        'ends where the next begins': dayIn(endsAt, zone).startsAt === endsAt,
      };
    });
    expect(found).toEqual([]);
  });

  test('what falls on a weekend is settled when Monday begins', () => {
    const found = broken(instants, (instant) => {
      const settled = settledAt(instant, zone);
      const wait = settled - instant;
      return {
        'is settled on a weekday': !read(settled).isWeekend,
        'waits for the end of the weekend, and no longer': read(instant).isWeekend
          ? read(settled - 1).isWeekend && wait > 0 && wait < 2 * day + 2 * hour
          : wait === 0,
      };
    });
    expect(found).toEqual([]);
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
