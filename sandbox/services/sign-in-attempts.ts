/**
 * Limits on wrong passwords, for each phone and each network address, in real time. An attempt is counted before the
 * password is looked at, so that many at once gain nothing.
 */
import { sql } from 'kysely';
import { day } from '#domain/limits.ts';
import type { ServedContext } from '#sandbox/visit.ts';
import { refuseUntil } from './attempt-wait.ts';

const minute = 60_000;
/** Attempts before the first wait. More for an address: a household or an office shares one. */
const allowed = { phone: 5, address: 30 } as const;
const longestWait = 15 * minute;
/** Attempts this long ago are forgotten. */
const memory = day;

type Kind = keyof typeof allowed;

/** Wait after so many attempts: none, then one minute, doubling. */
const waitAfter = (attempts: number, kind: Kind): number =>
  attempts < allowed[kind] ? 0 : Math.min(longestWait, minute * 2 ** Math.min(attempts - allowed[kind], 10));

async function count({ db, wallClock }: ServedContext, kind: Kind, subject: string): Promise<void> {
  const now = wallClock.now();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('sign_in_attempts')
      .values({ subject, failures: 0, last_at: now, blocked_until: 0 })
      .onConflict((conflict) => conflict.column('subject').doNothing())
      .execute();
    const { blocked_until, failures } = await trx
      .selectFrom('sign_in_attempts')
      .select(['blocked_until', 'failures'])
      .where('subject', '=', subject)
      .forUpdate()
      .executeTakeFirstOrThrow();
    refuseUntil(blocked_until, now);
    await trx
      .updateTable('sign_in_attempts')
      .set({ failures: failures + 1, last_at: now, blocked_until: now + waitAfter(failures + 1, kind) })
      .where('subject', '=', subject)
      .execute();
  });
}

/**
 * Counts an attempt.
 * @throws Refusal tooManyAttempts, with how long to wait.
 */
export async function countAttempt(context: ServedContext, phone: string, address: string): Promise<void> {
  await context.db
    .deleteFrom('sign_in_attempts')
    .where('last_at', '<', context.wallClock.now() - memory)
    .execute();
  await count(context, 'address', `address:${address}`);
  await count(context, 'phone', `phone:${phone}`);
}

/** After a right password: the phone starts anew, and the address is not charged for it. */
export async function forgiveAttempt({ db }: ServedContext, phone: string, address: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('subject', '=', `phone:${phone}`).execute();
  await db
    .updateTable('sign_in_attempts')
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, blocked_until: 0 })
    .where('subject', '=', `address:${address}`)
    .execute();
}
