/**
 * Checking in for the day, of the user backend (product 15.10), and the daily bonus, of the assets backend (product
 * 15.16).
 */
import * as v from 'valibot';
import { askedMonth, dailyReceipt, dailyStatus, signMonth } from './daily-wire.ts';
import { endpoint } from './endpoint.ts';
import { nothing } from './wire.ts';

export const sign = {
  signIn: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'app/user/sign',
    auth: 'member',
    money: true,
    input: nothing,
    reply: dailyReceipt,
    about:
      "Signs in for today, once per day of the member's region. Promotion pays a fixed reward; when its budget is empty the day counts and nothing is credited.",
    origin: 'spec',
  }),
  signStatus: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'app/user/queryTodaySignStatus',
    auth: 'member',
    input: nothing,
    reply: dailyStatus,
    about: 'Whether today is signed, the days in a row, and what today is worth.',
    origin: 'spec',
  }),
  signRecord: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'app/user/querySignRecord',
    auth: 'member',
    input: v.object({ month: askedMonth }),
    reply: signMonth,
    about: "The days of a month that the member signed, in the days' own regions.",
    origin: 'spec',
  }),
} as const;

export const dailyBonus = {
  dailyBonusStatus: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'gift/daily/status',
    auth: 'member',
    input: nothing,
    reply: dailyStatus,
    about: "Whether today's daily bonus is taken, and what it is worth.",
    origin: 'ours',
  }),
  takeDailyBonus: endpoint({
    backend: 'assets',
    method: 'POST',
    path: 'gift/daily',
    auth: 'member',
    money: true,
    input: nothing,
    reply: dailyReceipt,
    about: "Takes the daily bonus, a fixed amount once per day of the member's region; the promotion budget pays.",
    origin: 'ours',
  }),
} as const;
