/** A withdrawal ends: its net amount leaves, its fee is charged (rule L6), and its member is told. */
import type { Selectable } from 'kysely';
import { toDecimal } from '#domain/money.ts';
import type { WithdrawalsTable } from '#sandbox/db/tables-withdrawals.ts';
import { postEntry } from '#sandbox/ledger/post.ts';
import { withdrawalSettled } from '#sandbox/ledger/rules.ts';
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { tell } from '#sandbox/services/messages/tell.ts';
import { continueRecord } from '#sandbox/services/wallet/record-book.ts';
import { aboutPayee, heldRecordId, returnedRecordId } from './withdrawal-records.ts';

type Row = Selectable<WithdrawalsTable>;

export async function endWithdrawal(
  { trx }: BookTransaction,
  row: Row,
  status: 'arrived' | 'failed',
  entryId: bigint,
): Promise<void> {
  await trx
    .updateTable('withdrawals')
    .set({ status, ended_at: row.ends_at, end_entry: entryId })
    .where('id', '=', row.id)
    .execute();
}

export async function payOut(transaction: BookTransaction, row: Row): Promise<void> {
  const postings = withdrawalSettled(row.member_id, row);
  const entryId = await postEntry(transaction, { kind: 'withdrawalSettled', memberId: row.member_id, postings });
  await endWithdrawal(transaction, row, 'arrived', entryId);
  await continueRecord(transaction, {
    id: heldRecordId(row.id),
    status: 'arrived',
    postings: postings.map((_, index) => ({ entryId, line: index + 1 })),
  });
  await tellOfEnd(transaction, row, 'withdrawalArrived');
}

export const tellOfEnd = (
  { trx }: BookTransaction,
  row: Row,
  subject: 'withdrawalArrived' | 'withdrawalFailed',
): Promise<void> =>
  tell(
    { trx, at: row.ends_at },
    {
      memberId: row.member_id,
      subject,
      about: row.id,
      details: {
        amount: toDecimal(row.amount),
        net: toDecimal(row.amount - row.fee),
        fee: toDecimal(row.fee),
        currency: row.currency,
        payee: aboutPayee(row),
        record: subject === 'withdrawalArrived' ? heldRecordId(row.id) : returnedRecordId(row.id),
      },
    },
  );
