/**
 * One server on one Postgres: the sandbox clock lives in the server, and two would disagree. The embedded database has
 * its folder's lock instead.
 */
import { sql, type Kysely } from 'kysely';
import { StartError } from '#sandbox/db/start-error.ts';
import type { Database } from '#sandbox/db/tables.ts';

const lockId = 5_105_106;

/**
 * Holds one connection, and the lock on it, until the answer is called.
 * @throws StartError when another server holds it.
 */
export function takeServerLock(db: Kysely<Database>): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const released = Promise.withResolvers<void>();
    const held = db.connection().execute(async (connection) => {
      const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${lockId}) as taken`.execute(
        connection,
      );
      if (!rows[0]?.taken) {
        throw new StartError('Another Dayrent server runs on the database of DATABASE_URL. Stop it first.');
      }
      resolve(async () => {
        released.resolve();
        await held;
      });
      await released.promise;
      await sql`select pg_advisory_unlock(${lockId})`.execute(connection);
    });
    held.catch(reject);
  });
}
