/**
 * One transaction at a time writes the book: each entry carries the hash of the one before, so they have an order
 * anyway. Taking the book's lock first makes every check that follows true until the commit, without a deadlock.
 */
import type { Transaction } from 'kysely';
import type { Context } from '#sandbox/context.ts';
import type { Database } from '#sandbox/db/tables.ts';

export interface BookTransaction {
  trx: Transaction<Database>;
  /** The sandbox's time for what is written, ms: never before the last entry's. */
  at: number;
}

const attempts = 5;
// serialization_failure and deadlock_detected: Postgres asks to try again.
const retried = new Set(['40001', '40P01']);

const isRetried = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && retried.has(String(Reflect.get(error, 'code')));

/** Runs `work` with the book locked; what it throws rolls everything back. */
export async function withBook<T>(
  { db, clock, headLog }: Pick<Context, 'db' | 'clock' | 'headLog'>,
  work: (transaction: BookTransaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { result, end } = await db.transaction().execute(async (trx) => {
        const head = await trx.selectFrom('book_head').select('at').forUpdate().executeTakeFirstOrThrow();
        const result = await work({ trx, at: Math.max(clock.now(), head.at) });
        const end =
          headLog && (await trx.selectFrom('book_head').select(['entry_id', 'hash']).executeTakeFirstOrThrow());
        return { result, end };
      });
      // Before anybody is told: what was told must be found missing, if it ever is.
      if (end) await headLog?.append({ entryId: end.entry_id, hash: end.hash });
      return result;
    } catch (error) {
      if (attempt >= attempts || !isRetried(error)) throw error;
    }
  }
}
