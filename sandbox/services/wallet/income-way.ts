/** Where a daily income came from: what renters paid, the fee, and what else the machine paid that day (product 11.6, rule P6). */
import type { Answers } from '#contract/endpoint.ts';
import type { records as endpoints } from '#contract/records.ts';
import { day } from '#domain/limits.ts';
import { toDecimal } from '#domain/money.ts';
import { utcDay } from '#sandbox/calendar.ts';
import type { Context } from '#sandbox/context.ts';

type Way = NonNullable<Answers<typeof endpoints.record>['income']>;

/** @returns null for what is no income of the member, and for one from before days were closed with what was there to pay */
export async function incomeWayOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  memberId: string,
  recordId: string,
): Promise<Way | null> {
  const income = await db
    .selectFrom('incomes')
    .select(['product_id', 'due_at', 'stated', 'arrives_at'])
    .where('id', '=', recordId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!income) return null;
  const dueDay = utcDay(income.due_at);
  const pool = await db
    .selectFrom('product_claims as claims')
    .leftJoin('product_earnings as earned', (join) =>
      join.onRef('earned.product_id', '=', 'claims.product_id').on('earned.day', '=', dueDay - day),
    )
    .leftJoin('income_days as paid', (join) =>
      join.onRef('paid.product_id', '=', 'claims.product_id').onRef('paid.day', '=', 'claims.day'),
    )
    .select(['claims.pool', 'earned.earned', 'earned.fee', 'paid.paid'])
    .where('claims.product_id', '=', income.product_id)
    .where('claims.day', '=', dueDay)
    .executeTakeFirst();
  if (!pool) return null;
  return {
    productId: income.product_id,
    day: dueDay - day,
    earned: toDecimal(pool.earned ?? 0n),
    fee: toDecimal(pool.fee ?? 0n),
    pool: toDecimal(pool.pool),
    paid: toDecimal(pool.paid ?? 0n),
    running: utcDay(clock.now()) <= dueDay,
    stated: toDecimal(income.stated),
    arriveTime: income.arrives_at,
  };
}
