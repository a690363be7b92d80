/** What comes to a member, by day (product 7.7, 15.12). */
import * as v from 'valibot';
import { comingKinds, type ComingMonth } from '#domain/coming.ts';
import { currency, size } from './amount-wire.ts';
import { askedMonth, calendarDay, calendarMonth } from './daily-wire.ts';
import { endpoint } from './endpoint.ts';
import { count, instant, text } from './wire.ts';

const sum = v.object({ currency, amount: size });

const event = v.pipe(
  v.object({
    id: text,
    kind: v.picklist(comingKinds),
    time: instant,
    untilTime: v.nullable(instant),
    money: v.nullable(sum),
    about: text,
    count,
  }),
  // All but a moment are about money.
  v.check(({ kind, money }) => (money === null) === (kind === 'cancelUntil')),
  v.transform(({ time, untilTime, ...wire }) => ({ ...wire, at: time, until: untilTime })),
);

const comingDay = v.pipe(
  v.object({
    day: calendarDay,
    /** When withdrawals are open: once, or not on this day. */
    hours: v.pipe(v.array(v.object({ openTime: instant, closeTime: instant })), v.maxLength(1)),
    list: v.array(event),
    totals: v.array(sum),
  }),
  v.transform(({ hours: [open], ...wire }) => ({
    ...wire,
    hours: open ? { from: open.openTime, to: open.closeTime } : null,
  })),
);

export const comingMonth = endpoint({
  backend: 'assets',
  method: 'GET',
  path: 'wallet/calendar',
  auth: 'member',
  input: v.object({ month: askedMonth }),
  reply: v.pipe(
    v.object({
      month: calendarMonth,
      firstMonth: calendarMonth,
      lastMonth: calendarMonth,
      dayEndTime: instant,
      days: v.pipe(v.array(comingDay), v.maxLength(31)),
      file: v.pipe(v.string(), v.maxLength(1_000_000)),
    }),
    v.transform(({ dayEndTime, ...wire }): ComingMonth => ({ ...wire, dayEndsAt: dayEndTime })),
  ),
  about:
    "What is planned to come in a month of the member's region, by day: stated income, prices that come back, what is on its way; and the same as a calendar file.",
  origin: 'ours',
});
