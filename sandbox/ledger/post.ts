/** Writes entries: the database opens the accounts that they need, chains them to the last one, and moves balances. */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Currency } from '#domain/money.ts';
import { jsonOf } from '#sandbox/db/rows.ts';
import type { Database } from '#sandbox/db/tables.ts';
import type { Account } from './accounts.ts';
import { linesText, subjectText, type HashedPosting } from './hash.ts';
import type { Posting } from './rules.ts';
import type { BookTransaction } from './transaction.ts';

export interface NewEntry {
  /** What happened, for example `purchase` or `earnings`. */
  kind: string;
  intentId?: string;
  memberId?: string;
  postings: readonly Posting[];
}

/** An entry with the earliest time that it may have, ms. */
export interface DatedEntry extends NewEntry {
  at: number;
}

/** Entries as `append_entries` of the database takes them: its three arguments (migration 0066). */
export function batchOf(entries: readonly DatedEntry[]): RawBuilder<unknown> {
  const accounts = new Map<string, Account & { currency: Currency }>();
  const postings: (HashedPosting & { entry: number; line: number })[] = [];
  const listed = entries.map(({ kind, intentId = null, memberId = null, at, postings: given }, entry) => {
    if (given.length === 0) throw new RangeError(`entry without postings: ${kind}`);
    const lines = given.map(({ rule, from, to, currency, amount }, index) => {
      for (const account of [from, to]) accounts.set(`${account.name} ${currency}`, { ...account, currency });
      return { entry, line: index + 1, rule, from: from.name, to: to.name, currency, amount };
    });
    postings.push(...lines);
    const subject = subjectText({ kind, intentId, memberId });
    return { kind, intentId, memberId, at, count: given.length, subject, lines: linesText(lines) };
  });
  return sql`${jsonOf(listed)}, ${jsonOf([...accounts.values()])}, ${jsonOf(postings)}`;
}

/**
 * @param transaction the book has to be locked by it (`withBook`)
 * @returns the entry's id; postings have lines from 1 in the order given
 */
export async function postEntry({ trx, at }: BookTransaction, entry: NewEntry): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`select entry_id as id
    from append_entries(${batchOf([{ ...entry, at }])})`.execute(trx);
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
