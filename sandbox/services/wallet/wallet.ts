/** Balances (product 11.1) and the income of each day of the member's region (product 7.5). */
import { sql } from 'kysely';
import type { assets } from '#contract/assets.ts';
import { toDecimal } from '#domain/money.ts';
import type { Handler } from '#sandbox/handler.ts';
import { addDays, localDay } from '#sandbox/calendar.ts';
import { rateAt } from './rates.ts';

interface Held {
  /** By kind and currency. */
  held: Record<string, string>;
  waiting: bigint;
  promoted: bigint;
  rate: bigint;
  rate_at: number;
}

/** All of it in one statement: of one instant, and one way to the database. */
export const wallet: Handler<typeof assets.wallet> = async ({ db, clock }, { caller }) => {
  const { rows } = await sql<Held>`select
      (select coalesce(json_object_agg(kind || ' ' || currency, total::text), '{}') from (
        select kind, currency, sum(balance) as total from accounts where member_id = ${caller.id} group by kind, currency
      ) as sums) as held,
      (select count(*) from incomes where member_id = ${caller.id} and status = 'notReceived') as waiting,
      -- By the index of those that have such a part: the others' rows stay unread.
      (select coalesce(sum(promotion_part), 0)::bigint from orders
        where member_id = ${caller.id} and status = 'valid' and promotion_part > 0) as promoted,
      current.rate, current.at as rate_at
    from (${rateAt(clock.now())}) as current`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('there is always a rate');
  const total = (kind: string, currency = 'USDT'): string => toDecimal(BigInt(row.held[`${kind} ${currency}`] ?? 0));
  return {
    data: {
      usdt: total('wallet'),
      inr: total('wallet', 'INR'),
      escrow: total('escrow'),
      escrowPromotion: toDecimal(row.promoted),
      due: total('due'),
      dueCount: Number(row.waiting),
      arriving: total('arriving'),
      hold: total('hold'),
      holdInr: total('hold', 'INR'),
      rate: toDecimal(row.rate),
      rateTime: row.rate_at,
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
