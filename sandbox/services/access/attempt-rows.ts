/** What is counted of attempts: a row for each account, code and network address, and how long it waits. In real time. */
import type { Transaction } from 'kysely';
import { day, minute } from '#domain/limits.ts';
import type { Database } from '#sandbox/db/tables.ts';
import type { ServedContext } from '#sandbox/visit.ts';
import { refuseUntil } from '#sandbox/attempt-wait.ts';

/** Attempts before the first wait. */
const allowed = { account: 5, code: 10, codeAddress: 100 } as const;
const longestWait = { account: 15 * minute, code: 15 * minute, codeAddress: minute } as const;
/** Attempts this long ago are forgotten. */
export const memory = day;

type Kind = keyof typeof allowed;
type Row = Awaited<ReturnType<typeof lockRow>>;

/** Wait after so many attempts: none, then one minute, doubling, up to the longest. */
export const waitAfter = (attempts: number, kind: Kind): number =>
  attempts < allowed[kind] ? 0 : Math.min(longestWait[kind], minute * 2 ** Math.min(attempts - allowed[kind], 10));

/** One statement makes the row or locks it: between two, a forgiven attempt could take it away. */
export const lockRow = (trx: Transaction<Database>, subject: string, now: number) =>
  trx
    .insertInto('sign_in_attempts')
    .values({ subject, failures: 0, last_at: now, blocked_until: 0 })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ subject }))
    .returning(['subject', 'blocked_until', 'failures'])
    .executeTakeFirstOrThrow();

export const charge = (trx: Transaction<Database>, { subject, failures }: Row, now: number, blocked_until: number) =>
  trx
    .updateTable('sign_in_attempts')
    .set({ failures: failures + 1, last_at: now, blocked_until })
    .where('subject', '=', subject)
    .execute();

export async function count({ db, wallClock }: ServedContext, kind: Kind, about: string): Promise<void> {
  const now = wallClock.now();
  await db.transaction().execute(async (trx) => {
    const row = await lockRow(trx, `${kind}:${about}`, now);
    refuseUntil(row.blocked_until, now);
    await charge(trx, row, now, now + waitAfter(row.failures + 1, kind));
  });
}

/** Without waiting for a row that an attempt holds: that one isn't old any more. */
export const forget = ({ db, wallClock }: ServedContext) =>
  db
    .deleteFrom('sign_in_attempts')
    .where('subject', 'in', (old) =>
      old
        .selectFrom('sign_in_attempts')
        .select('subject')
        .where('last_at', '<', wallClock.now() - memory)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
