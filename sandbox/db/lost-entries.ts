/** Compares a book with where it is known to have ended, before anything is served from it. */
import { sql, type Kysely } from 'kysely';
import type { BookEnd } from './head-log.ts';
import { StartError } from './start-error.ts';
import type { Database } from './tables.ts';

/** The last entry of a database; null in one without a book. */
export async function endOf(db: Kysely<Database>): Promise<BookEnd | null> {
  const { rows } = await sql<{ head: string | null }>`select to_regclass('book_head')::text as head`.execute(db);
  if (rows[0]?.head == null) return null;
  const head = await db.selectFrom('book_head').select(['entry_id', 'hash']).executeTakeFirst();
  return head ? { entryId: head.entry_id, hash: head.hash } : null;
}

/**
 * @param known what somebody may have been told of
 * @param accepted `821-830`: the loss that the operator accepts by name (`ACCEPT_LOST_ENTRIES`)
 * @throws StartError when entries up to `known` are not in the book
 */
export async function checkNothingLost(db: Kysely<Database>, known: BookEnd | null, accepted: string): Promise<void> {
  if (known === null) return;
  const end = (await endOf(db))?.entryId ?? 0n;
  if (end < known.entryId) return refuseLoss(end + 1n, known.entryId, accepted);
  const entry = await db.selectFrom('entries').select('hash').where('id', '=', known.entryId).executeTakeFirst();
  if (entry?.hash !== known.hash) refuseLoss(known.entryId, known.entryId, accepted);
}

/** @throws StartError, unless this very loss was accepted */
export function refuseLoss(from: bigint, to: bigint, accepted: string): void {
  const range = `${from}-${to}`;
  if (accepted === range) return;
  throw new StartError(
    `Entries ${range} of the book are lost: they were written and told to members, and the database does not have them ` +
      '(a power cut, a damaged disk or an older copy). The sandbox does not start like this. Restore the data folder from a copy, ' +
      `or accept the loss: ACCEPT_LOST_ENTRIES=${range} npm start`,
  );
}
