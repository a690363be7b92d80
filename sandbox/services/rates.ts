/** Rupees for one USDT, and since when: the sandbox's own rate, kept with its history. decisions.md part 3 "Money". */
import type { Context } from '#sandbox/context.ts';

export interface Rate {
  /** Millionths. */
  rate: bigint;
  /** ms. */
  at: number;
}

/** The rate in force at an instant; null before the first. */
export async function rateAt(db: Context['db'], instant: number): Promise<Rate | null> {
  const row = await db
    .selectFrom('rates')
    .selectAll()
    .where('at', '<=', instant)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The rate in force now. */
export async function currentRate({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<Rate> {
  const rate = await rateAt(db, clock.now());
  if (!rate) throw new Error('the sandbox has no rate');
  return rate;
}

/** Sets the rate from now on. @param rate millionths, above zero */
export async function setRate({ db, clock }: Pick<Context, 'db' | 'clock'>, rate: bigint): Promise<void> {
  await db
    .insertInto('rates')
    .values({ at: clock.now(), rate })
    .onConflict((conflict) => conflict.column('at').doUpdateSet({ rate }))
    .execute();
}
