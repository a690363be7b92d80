/** Writes an entry: the database opens the accounts that it needs, chains it to the last one, and moves balances. */
import { sql, type Kysely } from 'kysely';
import { jsonOf } from '#sandbox/db/rows.ts';
import type { Database } from '#sandbox/db/tables.ts';
import type { Account } from './accounts.ts';
import type { Posting } from './rules.ts';
import type { BookTransaction } from './transaction.ts';

export interface NewEntry {
  /** What happened, for example `purchase` or `earnings`. */
  kind: string;
  intentId?: string;
  memberId?: string;
  postings: readonly Posting[];
}

/**
 * @param transaction the book has to be locked by it (`withBook`)
 * @returns the entry's id; postings have lines from 1 in the order given
 */
export async function postEntry({ trx, at }: BookTransaction, entry: NewEntry): Promise<bigint> {
  const { kind, intentId = null, memberId = null, postings } = entry;
  if (postings.length === 0) throw new RangeError(`entry without postings: ${kind}`);
  const { rows } = await sql<{ id: bigint }>`select entry_id as id
    from append_entry(${kind}, ${intentId}, ${memberId}, ${at}, ${jsonOf(postings)})`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('an entry was not appended');
  return row.id;
}

/** An account's balance in millionths; zero before its first posting. */
export async function balanceOf(
  { trx }: { trx: Kysely<Database> },
  account: Account,
  currency: 'USDT' | 'INR' = 'USDT',
): Promise<bigint> {
  const row = await trx
    .selectFrom('accounts')
    .select('balance')
    .where('name', '=', account.name)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row?.balance ?? 0n;
}
