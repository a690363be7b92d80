/** What comes to a member in a month of their region (product 7.7): read from what orders and payments say, and kept nowhere. */
import type { comingMonth as described } from '#contract/coming.ts';
import type { Answers } from '#contract/endpoint.ts';
import { sumsOf, type Coming, type ComingDay } from '#domain/coming.ts';
import { toDecimal } from '#domain/money.ts';
import { isoDay, zoneOf } from '#domain/time.ts';
import { dayIn, localDay, monthIn, withdrawalWindowAt } from '#sandbox/calendar.ts';
import type { Caller } from '#sandbox/context.ts';
import type { Handler } from '#sandbox/handler.ts';
import { calendarFile } from './calendar-file.ts';
import { comingOf, lastOf, onTheirWay, openOrdersOf } from './coming-events.ts';

type WireDay = Answers<typeof described>['days'][number];

/** Those that a withdrawal can still be begun in. */
function hoursOn(startsAt: number, { region }: Caller): ComingDay['hours'] {
  const { opensAt, closesAt } = withdrawalWindowAt(startsAt, zoneOf(region));
  return localDay(opensAt, region) === startsAt ? { from: opensAt, to: closesAt } : null;
}

/** Days on which something comes, and today. */
function daysOf(caller: Caller, events: readonly Coming[], today: number | null): ComingDay[] {
  const { region } = caller;
  const byDay = Map.groupBy(events, ({ at }) => localDay(at, region));
  const starts = new Set([...byDay.keys(), ...(today === null ? [] : [today])]);
  return [...starts]
    .toSorted((one, other) => one - other)
    .map((startsAt) => {
      const list = (byDay.get(startsAt) ?? []).toSorted((one, other) => one.at - other.at);
      const incoming = list.flatMap(({ kind, money }) => (money && kind !== 'withdrawal' ? [money] : []));
      return { day: isoDay(startsAt, region), hours: hoursOn(startsAt, caller), list, totals: sumsOf(incoming) };
    });
}

const toWire = ({ day, hours, list, totals }: ComingDay): WireDay => ({
  day,
  hours: hours ? [{ openTime: hours.from, closeTime: hours.to }] : [],
  list: list.map(({ at, until, money, ...event }) => ({
    ...event,
    time: at,
    untilTime: until,
    money: money && { ...money, amount: toDecimal(money.amount) },
  })),
  totals: totals.map(({ currency, amount }) => ({ currency, amount: toDecimal(amount) })),
});

export const comingMonth: Handler<typeof described> = async (context, { caller, input }) => {
  const { region, id, language } = caller;
  const now = context.clock.now();
  const firstMonth = isoDay(now, region).slice(0, 7);
  const month = input.month === '' ? firstMonth : input.month;
  const { startsAt, endsAt } = monthIn(month, zoneOf(region));
  const from = Math.max(now, startsAt);
  const known = { orders: await openOrdersOf(context, id), payments: await onTheirWay(context, id, now) };
  const events = from < endsAt ? comingOf(known, caller, { from, to: endsAt }) : [];
  return {
    data: {
      month,
      firstMonth,
      lastMonth: isoDay(Math.max(now, lastOf(known, caller)), region).slice(0, 7),
      dayEndTime: dayIn(now, zoneOf(region)).endsAt,
      days: daysOf(caller, events, month === firstMonth ? localDay(now, region) : null).map(toWire),
      file: calendarFile(events, { memberId: id, language, now }),
    },
  };
};
