/** Cancelling a withdrawal while it is pending: the whole amount comes back, the fee included (product 9.10, rule L6). */
import type { Selectable } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { withdrawals } from '#contract/withdrawal.ts';
import type { Handler } from '#sandbox/handler.ts';
import { holdOf } from '#sandbox/ledger/accounts.ts';
import { postEntry } from '#sandbox/ledger/post.ts';
import type { WithdrawalsTable } from '#sandbox/db/tables-withdrawals.ts';
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { withdrawalCancelled } from '#sandbox/ledger/rules.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { withIntent } from '#sandbox/services/intents/intents.ts';
import { continueRecord, writeRecords } from '#sandbox/services/wallet/record-book.ts';
import { aboutPayee, cancelledRecordId, heldRecordId } from './withdrawal-records.ts';
import { findWithdrawal, withdrawalOf } from './withdrawals.ts';

export const cancelWithdrawal: Handler<typeof withdrawals.cancelWithdrawal> = async (context, call) =>
  withIntent(context, 'cancelWithdrawal', call, async (transaction) => {
    const { caller, input, intentId } = call;
    const { trx, at } = transaction;
    // The book's lock decides between this and the jobs: whoever comes second finds another status.
    const row = await findWithdrawal(trx, caller.id, input.withdrawalId);
    if (row.status === 'cancelled') {
      throw new Refusal(codes.alreadyCancelled, 'This withdrawal is already cancelled');
    }
    // From its time on it is processed, also where the jobs are late.
    if (row.status !== 'pending' || row.processing_at <= at) {
      throw new Refusal(codes.alreadyProcessed, 'This withdrawal is already being processed');
    }
    await cancelPending(transaction, row, intentId);
    return { data: await withdrawalOf(trx, caller, row.id) };
  });

/** A pending one: the amount is back in the wallet. @param intentId whose entry it is, if it is one's */
export async function cancelPending(
  transaction: BookTransaction,
  row: Selectable<WithdrawalsTable>,
  intentId?: string,
): Promise<void> {
  const { trx, at } = transaction;
  const { id, member_id: memberId, currency, amount } = row;
  const postings = withdrawalCancelled(memberId, row);
  const entryId = await postEntry(transaction, {
    kind: 'withdrawalCancelled',
    memberId,
    postings,
    ...(intentId !== undefined && { intentId }),
  });
  await trx
    .updateTable('withdrawals')
    .set({ status: 'cancelled', ended_at: at, end_entry: entryId })
    .where('id', '=', id)
    .execute();
  await continueRecord(transaction, { id: heldRecordId(id), status: 'cancelled', postings: [] });
  await writeRecords(transaction, [
    {
      id: cancelledRecordId(id),
      memberId,
      type: 'withdrawalCancelled',
      currency,
      amount,
      status: 'credited',
      at,
      about: aboutPayee(row),
      rule: 'withdrawalCancellation',
      source: holdOf(memberId).name,
      postings: [{ entryId, line: 1 }],
    },
  ]);
}
