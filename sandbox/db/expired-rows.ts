/** Rows that nobody asks for any more go with the calls that add others: visitors add some, too. */
import { sql, type Kysely } from 'kysely';
import { day } from '#domain/limits.ts';
import type { Database } from './tables.ts';

/** Those of them that can be needed later stay. Each has an index on `expires_at` (0071). */
const unneeded = {
  verification_codes: sql`true`,
  // What was authorised may be a withdrawal's.
  withdrawal_quotes: sql`authorised_at is null`,
  contact_changes: sql`changed_at is null`,
} as const;

/** The oldest a day after they expired, a few a call: more than it adds, and it waits neither for many nor for other calls. */
export const deleteExpired = (db: Kysely<Database>, table: keyof typeof unneeded, now: number) =>
  sql`delete from ${sql.table(table)} where ctid = any(array(select ctid from ${sql.table(table)}
    where expires_at <= ${now - day} and ${unneeded[table]} order by expires_at limit 20 for update skip locked))`.execute(
    db,
  );
