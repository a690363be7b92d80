/** Signing in for the day, and the daily bonus. */
import { dailyBonus, sign } from '#contract/daily-rewards.ts';
import type { DailyKind } from '#domain/daily-reward.ts';
import { toFresh, type Client } from './client.ts';

/** The calls by what is rewarded. */
const calls = {
  signIn: { status: sign.signStatus, take: sign.signIn },
  dailyBonus: { status: dailyBonus.dailyBonusStatus, take: dailyBonus.takeDailyBonus },
} as const;

/** The call that moves the money. */
export const dailyCall = (kind: DailyKind) => calls[kind].take;

export const loadDaily = async (client: Client, kind: DailyKind) => toFresh(await client.call(calls[kind].status, {}));

export const loadSignIn = (client: Client) => loadDaily(client, 'signIn');

/** @param month `yyyy-mm`; empty: this month */
export const loadSignMonth = async (client: Client, month: string) =>
  toFresh(await client.call(sign.signRecord, { month }));
