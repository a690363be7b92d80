/** Rewards of a day on the wire. */
import * as v from 'valibot';
import {
  notCreditedReasons,
  type DailyReceipt,
  type DailyStatus,
  type SignDay,
  type SignMonth,
} from '#domain/daily-reward.ts';
import { size } from './amount-wire.ts';
import { count, id, instant } from './wire.ts';

const month = String.raw`\d{4}-(0[1-9]|1[0-2])`;
const written = (pattern: string) => v.pipe(v.string(), v.regex(new RegExp(`^${pattern}$`)));

/** `yyyy-mm-dd` and `yyyy-mm`. */
export const calendarDay = written(String.raw`${month}-(0[1-9]|[12]\d|3[01])`);
export const calendarMonth = written(month);
/** Empty: this month. */
export const askedMonth = v.optional(written(`(${month})?`), '');
const reason = v.picklist(notCreditedReasons);

export const dailyStatus = v.pipe(
  v.object({
    day: calendarDay,
    signed: v.boolean(),
    streak: count,
    amount: size,
    /** Why the day that is taken was not credited; empty otherwise. */
    reason,
    nextTime: instant,
  }),
  v.transform(({ signed, nextTime, ...wire }): DailyStatus => ({ ...wire, isTaken: signed, nextAt: nextTime })),
);

export const dailyReceipt = v.pipe(
  v.object({
    day: calendarDay,
    streak: count,
    amount: size,
    /** False: with the reason beside it, and nothing has moved. */
    credited: v.boolean(),
    reason,
    time: instant,
    recordId: id,
    nextTime: instant,
  }),
  v.transform(({ day, streak, amount: worth, reason: why, time, recordId, nextTime }): DailyReceipt => ({
    day,
    streak,
    amount: worth,
    reason: why,
    at: time,
    recordId,
    nextAt: nextTime,
  })),
);

const signDay = v.pipe(
  v.object({ day: calendarDay, amount: size, reason }),
  v.transform((wire): SignDay => wire),
);

export const signMonth = v.pipe(
  v.object({
    month: calendarMonth,
    firstMonth: calendarMonth,
    today: calendarDay,
    days: v.pipe(v.array(signDay), v.maxLength(31)),
  }),
  v.transform((wire): SignMonth => wire),
);
