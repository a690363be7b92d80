/** What members get once a day: for signing in, and as a daily bonus. Fixed, stated before, and the same for everybody. */
import { dailyBonusAmount, signInReward } from './limits.ts';

export const dailyKinds = ['signIn', 'dailyBonus'] as const;
export type DailyKind = (typeof dailyKinds)[number];

/** Why a reward was not credited; empty: it was. */
export const notCreditedReasons = ['', 'promotionEmpty'] as const;
export type NotCredited = (typeof notCreditedReasons)[number];

/** Today's reward, as the server last told it. */
export interface DailyStatus {
  /** Today in the member's region, `yyyy-mm-dd`. */
  day: string;
  isTaken: boolean;
  /** Days in a row up to now; today counts once it is taken. */
  streak: number;
  /** Millionths of USDT: what today's is worth, or was. */
  amount: bigint;
  /** Of a day that is taken. */
  reason: NotCredited;
  /** When the next one can be taken if today's is, ms. */
  nextAt: number;
}

/** A day that was taken. */
export interface DailyReceipt {
  day: string;
  /** Days in a row, this one included. */
  streak: number;
  /** Millionths of USDT: credited, unless there is a reason. */
  amount: bigint;
  reason: NotCredited;
  at: number;
  recordId: string;
  nextAt: number;
}

/** One month of sign-ins. */
export interface SignMonth {
  /** `yyyy-mm`. */
  month: string;
  /** The month in which the member joined: nothing is before it. */
  firstMonth: string;
  /** Today in the member's region, `yyyy-mm-dd`. */
  today: string;
  /** The days that were signed, oldest first. */
  days: readonly SignDay[];
}

export interface SignDay {
  day: string;
  amount: bigint;
  reason: NotCredited;
}

/** How many of the days up to the larger reward are full; on its day all are, until the next one begins. */
export const fullDays = ({ streak, isTaken }: Pick<DailyStatus, 'streak' | 'isTaken'>): number =>
  isTaken ? ((streak - 1) % signInReward.every) + 1 : streak % signInReward.every;

/** @param streak which day in a row it is, from 1 */
const signInAmount = (streak: number): bigint =>
  streak % signInReward.every === 0 ? signInReward.larger : signInReward.amount;

/** What a day is worth, millionths. */
export const dailyAmount = (kind: DailyKind, streak: number): bigint =>
  kind === 'signIn' ? signInAmount(streak) : dailyBonusAmount;
