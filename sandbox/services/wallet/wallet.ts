/** Balances (product 11.1) and the income of each day of the member's region (product 7.5). */
import { sql } from 'kysely';
import type { assets } from '#contract/assets.ts';
import { toDecimal } from '#domain/money.ts';
import type { Handler } from '#sandbox/handler.ts';
import { addDays, localDay } from '#sandbox/calendar.ts';
import { currentRate } from './rates.ts';

export const wallet: Handler<typeof assets.wallet> = async (context, { caller }) => {
  const { db } = context;
  const rows = await db
    .selectFrom('accounts')
    .select(['kind', 'currency', sql<bigint>`sum(balance)::bigint`.as('total')])
    .where('member_id', '=', caller.id)
    .groupBy(['kind', 'currency'])
    .execute();
  const total = (kind: string, currency = 'USDT'): string =>
    toDecimal(rows.find((row) => row.kind === kind && row.currency === currency)?.total ?? 0n);
  const { waiting } = await db
    .selectFrom('incomes')
    .select(sql<bigint>`count(*)`.as('waiting'))
    .where('member_id', '=', caller.id)
    .where('status', '=', 'notReceived')
    .executeTakeFirstOrThrow();
  const { promoted } = await db
    .selectFrom('orders')
    .select(sql<bigint>`coalesce(sum(promotion_part), 0)::bigint`.as('promoted'))
    .where('member_id', '=', caller.id)
    .where('status', '=', 'valid')
    .executeTakeFirstOrThrow();
  const { rate, at } = await currentRate(context);
  return {
    data: {
      usdt: total('wallet'),
      inr: total('wallet', 'INR'),
      escrow: total('escrow'),
      escrowPromotion: toDecimal(promoted),
      due: total('due'),
      dueCount: Number(waiting),
      arriving: total('arriving'),
      hold: total('hold'),
      holdInr: total('hold', 'INR'),
      rate: toDecimal(rate),
      rateTime: at,
    },
  };
};

export const incomeSeries: Handler<typeof assets.incomeSeries> = async ({ db, clock }, { caller, input }) => {
  const today = localDay(clock.now(), caller.region);
  const days = Array.from({ length: input.days }, (_, index) =>
    localDay(addDays(today, index + 1 - input.days, caller.region), caller.region),
  );
  const rows = await db
    .selectFrom('incomes')
    .select(['due_at', 'stated', 'amount'])
    .where('member_id', '=', caller.id)
    .where('due_at', '>=', days[0] ?? today)
    .execute();
  const points = days.map((day) => ({ day, stated: 0n, paid: 0n }));
  for (const row of rows) {
    const point = points.findLast(({ day }) => day <= row.due_at);
    if (!point) continue;
    point.stated += row.stated;
    point.paid += row.amount;
  }
  return { data: points.map(({ day, stated, paid }) => ({ day, stated: toDecimal(stated), paid: toDecimal(paid) })) };
};
