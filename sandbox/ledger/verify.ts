/**
 * Replays the book and reports every invariant by its rule (product 18.5): page by page, beside whatever else runs. Of a large one
 * the entries since it was last found whole; seals and the tables beside the book are read from their beginning each time.
 */
import { sql, type Kysely } from 'kysely';
import type { Context } from '#sandbox/context.ts';
import type { Database } from '#sandbox/db/tables.ts';
import { balanceInvariants } from './invariants/balance-invariants.ts';
import { BookReplay } from './invariants/book-invariants.ts';
import { check, type Check } from './invariants/check.ts';
import { checkInvariants } from './invariants/invariant.ts';
import { checkSeals } from './invariants/seal-invariants.ts';
import { checkTables } from './invariants/table-invariants.ts';
import { changesSince, headOf, storedEntries, type BookHead } from './stored-book.ts';

export interface Verification {
  ok: boolean;
  /** How many entries were replayed. */
  entries: number;
  checks: readonly Check[];
}

/** From so many entries on a look goes on from the last one that found all whole. */
const large = 50_000n;

/** @param from `beginning` replays all; `last` goes on from the last time that a large book was found whole */
export async function verify(
  { db }: Pick<Context, 'db'>,
  from: 'beginning' | 'last' = 'beginning',
): Promise<Verification> {
  const mark = from === 'last' ? await lastMark(db) : null;
  const { replay, head, accounts, seals, balances } = await replayed(db, mark);
  const before = check(
    'L2',
    'What accounts held when the book was last found whole is what they hold less what moved since',
    mark && mark.balances !== balances.before ? ['balances were changed'] : [],
    mark ? `entry ${mark.entryId}` : 'from the beginning',
  );
  const checks = [...replay.checks(head), ...accounts, before, ...seals, ...(await checkTables(db))];
  const ok = checks.every((one) => one.ok);
  if (ok) await markWhole(db, { ...head, balances: balances.now });
  return { ok, entries: replay.entries, checks };
}

interface Mark extends BookHead {
  /** A checksum of all balances of then. */
  balances: string;
}

async function lastMark(db: Kysely<Database>): Promise<Mark | null> {
  const row = await db
    .selectFrom('verified')
    .innerJoin('entries', (join) =>
      join.onRef('entries.id', '=', 'verified.entry_id').onRef('entries.hash', '=', 'verified.hash'),
    )
    .select(['verified.entry_id', 'verified.hash', 'verified.balances'])
    .where('verified.entry_id', '>=', large)
    .orderBy('verified.entry_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { entryId: row.entry_id, hash: row.hash, balances: row.balances } : null;
}

async function markWhole(db: Kysely<Database>, { entryId, hash, balances }: Mark): Promise<void> {
  await db
    .insertInto('verified')
    .values({ entry_id: entryId, hash, balances })
    .onConflict((conflict) => conflict.column('entry_id').doNothing())
    .execute();
}

/** Balances, seals and the last entry of one instant; entries up to it are never changed. */
async function replayed(db: Kysely<Database>, mark: BookHead | null) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const head = await headOf(trx);
      const replay = new BookReplay(mark ?? undefined);
      for await (const entries of storedEntries(trx, mark?.entryId ?? 0n, head.entryId)) {
        for (const entry of entries) replay.add(entry);
      }
      const accounts = await checkInvariants(trx, balanceInvariants(mark?.entryId ?? 0n));
      const seals = await checkSeals(trx);
      const now = await checksumAt(trx, head.entryId);
      const before = mark ? await checksumAt(trx, mark.entryId) : now;
      return { replay, head, accounts, seals, balances: { now, before } };
    });
}

/** Of all balances at an entry, in any order. Accounts that held nothing may not have been there. */
async function checksumAt(trx: Kysely<Database>, entryId: bigint): Promise<string> {
  const { rows } = await sql<{
    sum: string;
  }>`select coalesce(sum(hashtextextended(name || ' ' || currency || ' ' || held, 0)::numeric), 0)::text as sum
    from (
      select accounts.name, accounts.currency, balance - coalesce(change, 0) as held
      from accounts left join (${changesSince(entryId)}) as moved using (name, currency)
    ) as at_entry where held <> 0`.execute(trx);
  return rows[0]?.sum ?? '';
}
