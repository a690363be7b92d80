/**
 * One server on one Postgres: the sandbox clock lives in the server, and two would disagree. The embedded database has
 * its folder's lock instead.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { StartError } from '#sandbox/db/start-error.ts';
import type { Database } from '#sandbox/db/tables.ts';

const lockId = 5_105_106;
/** How often it is asked whether the connection that holds the lock still stands, ms. */
const heartbeat = 5_000;
/** Before a lost lock is taken again, ms. */
const pause = 500;

const takenByAnother = (): StartError =>
  new StartError('Another Dayrent server runs on the database of DATABASE_URL. Stop it first.');

/**
 * Holds one connection, and the lock on it, until the answer is called. A connection that breaks, with Postgres or the
 * network, is replaced, and the lock taken again.
 * @param onStolen called when another server has it by then
 * @throws StartError when another server holds it.
 */
export async function takeServerLock(
  db: Kysely<Database>,
  onStolen: (error: StartError) => void = () => undefined,
): Promise<() => Promise<void>> {
  const released = new AbortController();

  const hold = (onTaken: () => void): Promise<void> =>
    db.connection().execute(async (connection) => {
      const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${lockId}) as taken`.execute(
        connection,
      );
      if (!rows[0]?.taken) throw takenByAnother();
      onTaken();
      while (!released.signal.aborted) {
        await wait(heartbeat, undefined, { signal: released.signal, ref: false }).catch(() => undefined);
        if (!released.signal.aborted) await sql`select 1`.execute(connection);
      }
      await sql`select pg_advisory_unlock(${lockId})`.execute(connection);
    });

  const holdAgain = async (error: unknown): Promise<void> => {
    if (released.signal.aborted) return;
    if (error instanceof StartError) return onStolen(error);
    await wait(pause, undefined, { ref: false });
    await hold(() => undefined).catch(holdAgain);
  };

  const taken = Promise.withResolvers<void>();
  const held = hold(() => taken.resolve());
  await Promise.race([taken.promise, held]);
  const kept = held.catch(holdAgain);
  return async () => {
    released.abort();
    await kept;
  };
}
