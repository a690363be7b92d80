/** Rupees for one USDT, and since when: the sandbox's own rate, kept with its history (product 3.5). */
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#sandbox/context.ts';
import { withBook } from '#sandbox/ledger/transaction.ts';

interface Rate {
  /** Millionths. */
  rate: bigint;
  /** ms. */
  at: number;
}

/** The rate that is in force at an instant, as a statement of one row. */
export const rateAt = (instant: number): RawBuilder<Rate> =>
  sql`select rate, at from rates where at <= ${instant} order by at desc, id desc limit 1`;

/** The rate in force now. */
export async function currentRate({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<Rate> {
  const { rows } = await rateAt(clock.now()).execute(db);
  const [row] = rows;
  if (!row) throw new Error('there is always a rate');
  return row;
}

/** Whether a rate was in force at an instant: the one from before it, or one that was set in that very millisecond. */
export async function wasInForce(db: Context['db'], rate: bigint, instant: number): Promise<boolean> {
  const { rows } = await sql<{ rate: bigint }>`select rate from rates where at = ${instant}
    union (select rate from rates where at < ${instant} order by at desc, id desc limit 1)`.execute(db);
  return rows.some((one) => one.rate === rate);
}

/** Sets the rate from now on: not before what was exchanged by then. @param rate millionths, above zero */
export const setRate = async (context: Context, rate: bigint): Promise<void> => {
  await withBook(context, ({ trx, at }) => trx.insertInto('rates').values({ at, rate }).execute());
};
