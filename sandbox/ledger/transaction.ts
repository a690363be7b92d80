/**
 * One transaction at a time writes the book: each entry carries the hash of the one before, so they have an order
 * anyway. Taking the book's lock first makes every check that follows true until the commit, without a deadlock.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Clock, Context } from '#sandbox/context.ts';
import type { BookEnd } from '#sandbox/db/head-log.ts';
import { idleTime } from '#sandbox/db/pools.ts';
import type { Database } from '#sandbox/db/tables.ts';

export interface BookTransaction {
  trx: Transaction<Database>;
  /** The sandbox's time for what is written, ms: never before the last entry's. */
  at: number;
}

const attempts = 5;
/** Another server, or the panel, has changed the clock since this one looked. */
const clockChanged = 'DR001';
// serialization_failure and deadlock_detected: Postgres asks to try again.
const retried = new Set(['40001', '40P01', clockChanged]);

export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null ? String(Reflect.get(error, 'code')) : '';

/** Reads the clock again where that is why something was refused. */
export const refreshClock = async (clock: Clock, error: unknown): Promise<void> => {
  if (codeOf(error) === clockChanged) await clock.refresh?.();
};

const idleLimit = 'idle_in_transaction_session_timeout';

/**
 * Locks the book until the transaction ends. A server that falls silent meanwhile holds others up no longer than one in a call;
 * the embedded engine has no such limit (0), and needs none.
 * @returns the time of the last entry, ms
 */
export async function lockBook(trx: Kysely<Database>, clock: Clock): Promise<number> {
  const { rows } = await sql<{ at: number }>`select lock_book(${clock.changes?.() ?? null}) as at,
    set_config(${idleLimit}, case current_setting(${idleLimit}) when '0' then '0' else ${String(idleTime)} end, true)`.execute(
    trx,
  );
  return rows[0]?.at ?? 0;
}

/** Runs `work` with the book locked; what it throws rolls everything back. */
export async function withBook<T>(
  { db, clock, headLog }: Pick<Context, 'db' | 'clock' | 'headLog'>,
  work: (transaction: BookTransaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { result, end } = await db.transaction().execute(async (trx) => {
        const last = await lockBook(trx, clock);
        clock.reach?.(last);
        const result = await work({ trx, at: Math.max(clock.now(), last) });
        const head =
          headLog && (await trx.selectFrom('book_head').select(['entry_id', 'hash']).executeTakeFirstOrThrow());
        return { result, end: head && { entryId: head.entry_id, hash: head.hash } };
      });
      await keepEnd(headLog ? { headLog } : {}, end);
      return result;
    } catch (error) {
      if (attempt >= attempts || !retried.has(codeOf(error))) throw error;
      await refreshClock(clock, error);
    }
  }
}

/** Before anybody is told: what was told must be found missing, if it ever is. */
export async function keepEnd({ headLog }: Pick<Context, 'headLog'>, end: BookEnd | undefined): Promise<void> {
  if (end) await headLog?.append(end);
}
