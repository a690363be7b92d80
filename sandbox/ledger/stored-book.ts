/** Reads the whole stored book, oldest entry first. */
import type { Kysely } from 'kysely';
import type { Currency } from '#domain/money.ts';
import type { Database } from '#sandbox/db/tables.ts';
import type { Account } from './accounts.ts';
import type { Rule } from './edges.ts';
import type { Posting } from './rules.ts';

export interface StoredEntry {
  id: bigint;
  kind: string;
  intentId: string | null;
  memberId: string | null;
  at: number;
  lines: number;
  previousHash: string;
  hash: string;
  postings: Posting[];
}

export interface StoredAccount {
  account: Account;
  currency: Currency;
  balance: bigint;
}

export interface StoredBook {
  entries: StoredEntry[];
  accounts: StoredAccount[];
  head: { entryId: bigint; hash: string };
}

export async function readStoredBook(db: Kysely<Database>): Promise<StoredBook> {
  // Only what was there when the first query ran: entries are never changed, so that the rest can't tear.
  const {
    through,
    accounts: rows,
    head,
  } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const head = await trx.selectFrom('book_head').select(['entry_id', 'hash']).executeTakeFirstOrThrow();
      return { head, through: head.entry_id, accounts: await trx.selectFrom('accounts').selectAll().execute() };
    });
  const accounts = rows.map((row): StoredAccount => ({
    account: {
      name: row.name,
      kind: row.kind,
      memberId: row.member_id,
      orderId: row.order_id,
      productId: row.product_id,
    },
    currency: row.currency,
    balance: row.balance,
  }));
  const byName = new Map(accounts.map(({ account }) => [account.name, account]));
  const entries = await db.selectFrom('entries').selectAll().where('id', '<=', through).orderBy('id').execute();
  const stored = new Map<bigint, StoredEntry>();
  for (const row of entries) {
    stored.set(row.id, {
      id: row.id,
      kind: row.kind,
      intentId: row.intent_id,
      memberId: row.member_id,
      at: row.at,
      lines: row.lines,
      previousHash: row.previous_hash,
      hash: row.hash,
      postings: [],
    });
  }
  const postings = await db
    .selectFrom('postings')
    .selectAll()
    .where('entry_id', '<=', through)
    .orderBy('entry_id')
    .orderBy('line')
    .execute();
  for (const row of postings) {
    const from = byName.get(row.from_account);
    const to = byName.get(row.to_account);
    if (!from || !to) throw new Error(`posting ${row.entry_id}/${row.line} names an account that does not exist`);
    stored.get(row.entry_id)?.postings.push({
      rule: row.rule as Rule,
      from,
      to,
      currency: row.currency,
      amount: row.amount,
    });
  }
  return { entries: [...stored.values()], accounts, head: { entryId: head.entry_id, hash: head.hash } };
}
