/** So many of something at once, and one more after each pause: for each member, in real time, whichever server they ask. */
import type { Transaction } from 'kysely';
import { refuseUntil } from '#sandbox/attempt-wait.ts';
import type { Database } from '#sandbox/db/tables.ts';

export interface TokenRate {
  burst: number;
  /** ms until one is forgotten. */
  refill: number;
}

/**
 * @param now real time, ms
 * @throws Refusal tooManyAttempts, with how long to wait
 */
export async function takeToken(
  trx: Transaction<Database>,
  subject: string,
  { burst, refill }: TokenRate,
  now: number,
): Promise<void> {
  // One statement makes the row or locks it, as for attempts to sign in.
  const { failures, last_at } = await trx
    .insertInto('sign_in_attempts')
    .values({ subject, failures: 0, last_at: now, blocked_until: 0 })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ subject }))
    .returning(['failures', 'last_at'])
    .executeTakeFirstOrThrow();
  const forgotten = Math.floor((now - last_at) / refill);
  const counted = Math.max(0, failures - forgotten);
  const since = counted === 0 ? now : last_at + forgotten * refill;
  if (counted >= burst) refuseUntil(since + refill, now);
  await trx
    .updateTable('sign_in_attempts')
    .set({ failures: counted + 1, last_at: since })
    .where('subject', '=', subject)
    .execute();
}
