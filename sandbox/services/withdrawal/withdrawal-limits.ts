/** The least and the most that can be withdrawn, and what is left of the day (product 9.2). */
import { sql } from 'kysely';
import { cashWithdrawal, day, withdrawalDailyLimit, withdrawalMinimum } from '#domain/limits.ts';
import type { Currency } from '#domain/money.ts';
import type { Caller, Context } from '#sandbox/context.ts';
import { dayIn, localDay } from '#sandbox/calendar.ts';
import { zoneOf } from '#domain/time.ts';

/** Millionths of the currency. */
export const withdrawalLimits: Record<Currency, { minimum: bigint; dailyLimit: bigint }> = {
  USDT: { minimum: withdrawalMinimum, dailyLimit: withdrawalDailyLimit },
  INR: cashWithdrawal,
};

async function movedAt(db: Context['db'], { id }: Caller): Promise<number> {
  const { region_since } = await db
    .selectFrom('members')
    .select('region_since')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return region_since;
}

/** Who has just moved would begin a second day within one: for them the last 24 hours count, too. */
async function dayOfLimit(db: Context['db'], caller: Caller, at: number): Promise<number> {
  const startsAt = localDay(at, caller.region);
  return (await movedAt(db, caller)) > at - day ? Math.min(startsAt, at - day) : startsAt;
}

/** When what was asked for today counts no more: the end of the day; for who has just moved not before 24 hours are over. */
export const limitResetsAt = async (db: Context['db'], caller: Caller, at: number): Promise<number> =>
  Math.max(dayIn(at, zoneOf(caller.region)).endsAt, (await movedAt(db, caller)) + day);

/**
 * The daily limit less what was asked for in the day of the member's region; what failed or was cancelled does not count.
 * @param at ms
 */
export async function leftOfDay(db: Context['db'], caller: Caller, currency: Currency, at: number): Promise<bigint> {
  const { asked } = await db
    .selectFrom('withdrawals')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('asked'))
    .where('member_id', '=', caller.id)
    .where('currency', '=', currency)
    .where('status', 'not in', ['failed', 'cancelled'])
    .where('created_at', '>=', await dayOfLimit(db, caller, at))
    .executeTakeFirstOrThrow();
  const left = withdrawalLimits[currency].dailyLimit - asked;
  return left > 0n ? left : 0n;
}
