/** Writes capital records beside the entries that they tell of (product 11.4, rule P6). */
import { sql } from 'kysely';
import type { Currency } from '#domain/money.ts';
import type { RecordStatus, RecordType } from '#domain/wallet.ts';
import { jsonOf } from '#sandbox/db/rows.ts';
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';

export interface NewRecord {
  id: string;
  memberId: string;
  type: RecordType;
  currency?: Currency;
  /** Signed millionths: what the wallet gained. */
  amount: bigint;
  status: RecordStatus;
  /** Whether the amount is in the wallet's balance; by the status where it is not given. */
  isSettled?: boolean;
  /** ms. */
  at: number;
  about: string;
  rule: string;
  /** The account that paid; for what was not credited, the one that would have. */
  source: string;
  sourceName?: string;
  reason?: string;
  orderId?: string;
  /** Postings that tell its story; none: nothing moved. */
  postings: readonly { entryId: bigint; line: number }[];
}

/** Records whose amount is in the wallet. */
const settled: readonly RecordStatus[] = ['succeeded', 'paid', 'credited', 'received', 'arrived'];

export async function writeRecords({ trx }: BookTransaction, records: readonly NewRecord[]): Promise<void> {
  if (records.length === 0) return;
  await sql`select write_records(${jsonOf(records.map(toRow))})`.execute(trx);
}

/** As `write_records` of the database reads it. */
const toRow = (record: NewRecord) => ({
  ...record,
  currency: record.currency ?? 'USDT',
  isSettled: record.isSettled ?? settled.includes(record.status),
  sourceName: record.sourceName ?? '',
  reason: record.reason ?? '',
  orderId: record.orderId ?? null,
});

type Story = Pick<NewRecord, 'id' | 'postings'>;

async function linkPostings(trx: BookTransaction['trx'], records: readonly Story[]): Promise<void> {
  const links = records.flatMap(({ id, postings }) =>
    postings.map(({ entryId, line }) => ({ record_id: id, entry_id: entryId, line })),
  );
  if (links.length > 0) await trx.insertInto('record_postings').values(links).execute();
}

/** The story of a record goes on: another status, what changed with it, and the postings that made it so. */
export async function continueRecord(
  { trx }: BookTransaction,
  { id, postings, status, amount, reason, isSettled }: Story & Pick<NewRecord, 'status'> & Partial<NewRecord>,
): Promise<void> {
  await trx
    .updateTable('records')
    .set({
      status,
      ...(amount !== undefined && { amount }),
      ...(reason !== undefined && { reason }),
      ...(isSettled !== undefined && { is_settled: isSettled }),
    })
    .where('id', '=', id)
    .execute();
  await linkPostings(trx, [{ id, postings }]);
}
