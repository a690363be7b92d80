/** Reads the stored book, oldest entry first, page by page: nobody's memory has to hold it. */
import { sql, type Kysely } from 'kysely';
import type { Currency } from '#domain/money.ts';
import type { Database } from '#sandbox/db/tables.ts';
import type { Account, AccountKind } from './accounts.ts';
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

/** What is read at a time. An entry of a day's incomes has hundreds of postings. */
const page = { entries: 500, postings: 5_000 } as const;

interface Side {
  kind: AccountKind;
  member: string | null;
  order: string | null;
  product: string | null;
}

interface PostingRow {
  entry_id: bigint;
  rule: Rule;
  from_account: string;
  to_account: string;
  currency: Currency;
  amount: bigint;
  payer: Side | null;
  payee: Side | null;
}

const side = (alias: string) =>
  sql`json_build_object('kind', ${sql.ref(`${alias}.kind`)}, 'member', ${sql.ref(`${alias}.member_id`)},
    'order', ${sql.ref(`${alias}.order_id`)}, 'product', ${sql.ref(`${alias}.product_id`)})`;

const toAccount = (name: string, found: Side | null): Account => {
  if (!found) throw new Error(`a posting names an account that does not exist: ${name}`);
  return { name, kind: found.kind, memberId: found.member, orderId: found.order, productId: found.product };
};

async function postingsOf(db: Kysely<Database>, from: bigint, to: bigint): Promise<Map<bigint, Posting[]>> {
  const { rows } = await sql<PostingRow>`select entry_id, rule, from_account, to_account, postings.currency, amount,
      ${side('payer')} as payer, ${side('payee')} as payee
    from postings
    join accounts payer on payer.name = from_account and payer.currency = postings.currency
    join accounts payee on payee.name = to_account and payee.currency = postings.currency
    where entry_id >= ${from} and entry_id <= ${to} order by entry_id, line`.execute(db);
  const byEntry = new Map<bigint, Posting[]>();
  for (const { entry_id, rule, from_account, to_account, currency, amount, payer, payee } of rows) {
    const known = byEntry.get(entry_id) ?? [];
    if (known.length === 0) byEntry.set(entry_id, known);
    known.push({
      rule,
      from: toAccount(from_account, payer),
      to: toAccount(to_account, payee),
      currency,
      amount,
    });
  }
  return byEntry;
}

/** Neighbours with at most so many lines together, or one that has more. */
export function* inParts<Row extends { lines: number }>(rows: readonly Row[], most: number): Generator<Row[], void> {
  let part: Row[] = [];
  let lines = 0;
  for (const row of rows) {
    if (part.length > 0 && lines + row.lines > most) {
      yield part;
      [part, lines] = [[], 0];
    }
    part.push(row);
    lines += row.lines;
  }
  if (part.length > 0) yield part;
}

/** Entries are never changed: what comes meanwhile can't tear what is read. @param after exclusive @param through inclusive */
export async function* storedEntries(
  db: Kysely<Database>,
  after: bigint,
  through: bigint,
): AsyncGenerator<StoredEntry[], void> {
  for (let last = after; ;) {
    const rows = await db
      .selectFrom('entries')
      .selectAll()
      .where('id', '>', last)
      .where('id', '<=', through)
      .orderBy('id')
      .limit(page.entries)
      .execute();
    if (rows.length === 0) return;
    for (const part of inParts(rows, page.postings)) {
      const postings = await postingsOf(db, part[0]?.id ?? last, part.at(-1)?.id ?? last);
      yield part.map((row) => ({
        id: row.id,
        kind: row.kind,
        intentId: row.intent_id,
        memberId: row.member_id,
        at: row.at,
        lines: row.lines,
        previousHash: row.previous_hash,
        hash: row.hash,
        postings: postings.get(row.id) ?? [],
      }));
      last = part.at(-1)?.id ?? last;
    }
  }
}

/** What each posting took from an account and gave to another, since an entry: `name`, `currency`, `entry_id`, `change`. */
export const sidesSince = (entryId: bigint) => sql`
  select from_account as name, currency, entry_id, -amount as change from postings where entry_id > ${entryId}
  union all
  select to_account, currency, entry_id, amount from postings where entry_id > ${entryId}`;

/** What moved on each account since an entry: `name`, `currency`, `change`. */
export const changesSince = (entryId: bigint) => sql`
  select name, currency, sum(change)::bigint as change from (${sidesSince(entryId)}) as sides group by name, currency`;

export interface BookHead {
  entryId: bigint;
  hash: string;
}

export async function headOf(db: Kysely<Database>): Promise<BookHead> {
  const head = await db.selectFrom('book_head').select(['entry_id', 'hash']).executeTakeFirstOrThrow();
  return { entryId: head.entry_id, hash: head.hash };
}
