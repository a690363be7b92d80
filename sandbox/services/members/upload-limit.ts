/** Limits on uploads of each member, in real time: decoding a picture costs more than any other call. */
import { refuseUntil } from '#sandbox/attempt-wait.ts';
import type { ServedContext } from '#sandbox/visit.ts';

/** Forms with files that a member can send at once, and how long until each of them is forgotten. Ours. */
export const uploadRate = { burst: 60, refill: 30_000 } as const;

/**
 * Counts a form with files before anything of it is read: many at once gain nothing.
 * @throws Refusal tooManyAttempts, with how long to wait
 */
export async function countUpload({ db, wallClock }: ServedContext, memberId: string): Promise<void> {
  const now = wallClock.now();
  const subject = `upload:${memberId}`;
  await db.transaction().execute(async (trx) => {
    // One statement makes the row or locks it, as for attempts to sign in.
    const { failures, last_at } = await trx
      .insertInto('sign_in_attempts')
      .values({ subject, failures: 0, last_at: now, blocked_until: 0 })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet({ subject }))
      .returning(['failures', 'last_at'])
      .executeTakeFirstOrThrow();
    const forgotten = Math.floor((now - last_at) / uploadRate.refill);
    const counted = Math.max(0, failures - forgotten);
    const since = counted === 0 ? now : last_at + forgotten * uploadRate.refill;
    if (counted >= uploadRate.burst) refuseUntil(since + uploadRate.refill, now);
    await trx
      .updateTable('sign_in_attempts')
      .set({ failures: counted + 1, last_at: since })
      .where('subject', '=', subject)
      .execute();
  });
}
