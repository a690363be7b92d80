/**
 * What everybody may see, at the entry of the newest seal (rule P6), and what came in and went out day by day. Income that
 * fell due is counted as it is asked for: a day that pays nothing moves no money, and is no entry to seal.
 */
import { sql } from 'kysely';
import type { transparency } from '#contract/transparency.ts';
import { day } from '#domain/limits.ts';
import { toDecimal } from '#domain/money.ts';
import { batchesOf } from '#sandbox/batches.ts';
import type { Context } from '#sandbox/context.ts';
import type { Handler } from '#sandbox/handler.ts';
import { withDues, type Dues } from '#sandbox/log/figures.ts';
import { freshSeal } from '#sandbox/log/fresh-seal.ts';
import { utcDay } from '#sandbox/calendar.ts';
import { findProduct } from '#sandbox/services/orders/products.ts';

/** Counted in the database, once for all who ask meanwhile. */
const duesInBatches = batchesOf(async (db: Context['db'], asked: readonly number[]): Promise<Map<string, Dues>> => {
  const today = Math.max(...asked);
  const { rows } = await sql<{ id: string; shortfall: bigint; due: bigint; full: bigint }>`
    select product_id as id, sum(stated - paid)::bigint as shortfall, count(*) filter (where day < ${today}) as due,
      count(*) filter (where day < ${today} and paid = stated) as full
    from income_days group by product_id`.execute(db);
  return new Map(
    rows.map(({ id, shortfall, due, full }) => [id, { shortfall, daysDue: Number(due), daysInFull: Number(full) }]),
  );
});

export const openFigures: Handler<typeof transparency.openFigures> = async (context) => {
  const { figures } = await freshSeal(context);
  // After the seal: it is never of an income that isn't counted.
  return { data: withDues(figures, await duesInBatches(context.db, utcDay(context.clock.now()))) };
};

export const openDays: Handler<typeof transparency.openDays> = async ({ db, clock }, { input }) => {
  if (input.productId !== '') await findProduct(db, input.productId);
  const today = utcDay(clock.now());
  const first = today - input.days * day;
  const of = input.productId === '' ? sql`true` : sql`product_id = ${input.productId}`;
  const { rows } = await sql<{ day: number; earned: bigint; paid: bigint; stated: bigint }>`
    select day, sum(earned)::bigint as earned, sum(paid)::bigint as paid, sum(stated)::bigint as stated from (
      select day, earned, 0 as paid, 0 as stated from product_earnings where ${of} and day >= ${first}
      union all
      select day, 0, paid, stated from income_days where ${of} and day >= ${first} and day < ${today}
    ) as moved group by day`.execute(db);
  const found = new Map(rows.map((row) => [row.day, row]));
  return {
    data: Array.from({ length: input.days }, (_, index) => {
      const row = found.get(first + index * day);
      return {
        day: first + index * day,
        earned: toDecimal(row?.earned ?? 0n),
        paid: toDecimal(row?.paid ?? 0n),
        stated: toDecimal(row?.stated ?? 0n),
      };
    }),
  };
};
