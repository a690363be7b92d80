import { sql, type Kysely } from 'kysely';
import type { Database } from '#sandbox/db/tables.ts';

/** What is found after statements that no guard looks at, and that are undone then. */
export async function foundAfter<T>(
  db: Kysely<Database>,
  statements: readonly string[],
  find: (trx: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const trx = await db.startTransaction().execute();
  try {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const statement of statements) await sql.raw(statement).execute(trx);
    return await find(trx);
  } finally {
    await trx.rollback().execute();
  }
}
