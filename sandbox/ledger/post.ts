/** Writes an entry: opens the accounts that it needs, chains it to the last one, and lets the database move balances. */
import { sql, type Kysely } from 'kysely';
import { rowsOf } from '#sandbox/db/rows.ts';
import type { Database } from '#sandbox/db/tables.ts';
import type { Account } from './accounts.ts';
import { hashOf } from './hash.ts';
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
  const head = await trx.selectFrom('book_head').select(['entry_id', 'hash', 'at']).executeTakeFirstOrThrow();
  await openAccounts({ trx }, postings);
  const id = head.entry_id + 1n;
  const time = Math.max(at, head.at);
  const lines = postings.map(({ rule, from, to, currency, amount }) => ({
    rule,
    from: from.name,
    to: to.name,
    currency,
    amount,
  }));
  const hash = hashOf({ id, kind, intentId, memberId, at: time, previousHash: head.hash, postings: lines });
  await trx
    .insertInto('entries')
    .values({
      id,
      kind,
      intent_id: intentId,
      member_id: memberId,
      at: time,
      lines: postings.length,
      previous_hash: head.hash,
      hash,
    })
    .execute();
  const rows = lines.map((line, index) => ({ line: index + 1, ...line }));
  await sql`insert into postings (entry_id, line, rule, from_account, to_account, currency, amount)
    select ${id}::bigint, line, rule, "from", "to", currency, amount
    from ${rowsOf(rows, 'rows (line int, rule text, "from" text, "to" text, currency text, amount bigint)')}
    order by line`.execute(trx);
  return id;
}

async function openAccounts({ trx }: Pick<BookTransaction, 'trx'>, postings: readonly Posting[]): Promise<void> {
  const accounts = new Map<string, Account & { currency: string }>();
  for (const { from, to, currency } of postings) {
    accounts.set(`${from.name} ${currency}`, { ...from, currency });
    accounts.set(`${to.name} ${currency}`, { ...to, currency });
  }
  // In the order of names, as everywhere: two that open the same accounts wait for each other in one direction.
  await sql`insert into accounts (name, currency, kind, member_id, order_id, product_id)
    select name, currency, kind, "memberId", "orderId", "productId"
    from ${rowsOf(
      [...accounts.values()],
      'rows (name text, currency text, kind text, "memberId" text, "orderId" text, "productId" text)',
    )}
    order by name, currency
    on conflict do nothing`.execute(trx);
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
