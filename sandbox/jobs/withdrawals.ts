/** Withdrawals are taken up, and then arrive or come back whole (product 9.6). */
import { sql, type Selectable } from 'kysely';
import type { WithdrawalsTable } from '#sandbox/db/tables-withdrawals.ts';
import { holdOf } from '#sandbox/ledger/accounts.ts';
import { postEntry } from '#sandbox/ledger/post.ts';
import { withdrawalVoided } from '#sandbox/ledger/rules.ts';
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { continueRecord, writeRecords } from '#sandbox/services/wallet/record-book.ts';
import { endWithdrawal, payOut, tellOfEnd } from '#sandbox/services/withdrawal/pay-out.ts';
import { aboutPayee, heldRecordId, returnedRecordId } from '#sandbox/services/withdrawal/withdrawal-records.ts';
import { eventsOf, type EventQuery, type FoundEvents, type JobEvent } from './event.ts';

type Row = Selectable<WithdrawalsTable>;

/** One event for each step of each withdrawal before the instant. */
export async function withdrawals({ trx }: BookTransaction, query: EventQuery): Promise<FoundEvents> {
  const { before, most, memberId } = query;
  const open = await trx
    .selectFrom('withdrawals')
    .selectAll()
    .where('ended_at', 'is', null)
    .where((eb) =>
      eb.or([eb.and([eb('status', '=', 'pending'), eb('processing_at', '<', before)]), eb('ends_at', '<', before)]),
    )
    .$if(memberId !== undefined, (one) => one.where('member_id', '=', memberId ?? ''))
    .orderBy(sql`case status when 'pending' then processing_at else ends_at end`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();
  const waiting = open.filter(({ status }) => status === 'pending');
  const ending = open.filter(({ ends_at }) => ends_at < before);
  const events = [
    ...waiting.map((row): JobEvent => ({ at: row.processing_at, run: (transaction) => takeUp(transaction, row) })),
    ...ending.map((row): JobEvent => ({
      at: row.ends_at,
      run: (transaction) => (row.failure === '' ? payOut(transaction, row) : giveBack(transaction, row)),
    })),
  ];
  return eventsOf(open, query, (row) => (row.status === 'pending' ? row.processing_at : row.ends_at), events);
}

async function takeUp(transaction: BookTransaction, { id }: Row): Promise<void> {
  await transaction.trx.updateTable('withdrawals').set({ status: 'processing' }).where('id', '=', id).execute();
  await continueRecord(transaction, { id: heldRecordId(id), status: 'processing', postings: [] });
}

async function giveBack(transaction: BookTransaction, row: Row): Promise<void> {
  const { id, member_id: memberId, currency, amount } = row;
  const postings = withdrawalVoided(memberId, row);
  const entryId = await postEntry(transaction, { kind: 'withdrawalVoided', memberId, postings });
  await endWithdrawal(transaction, row, 'failed', entryId);
  await continueRecord(transaction, { id: heldRecordId(id), status: 'failed', postings: [] });
  await writeRecords(transaction, [
    {
      id: returnedRecordId(id),
      memberId,
      type: 'withdrawalFailed',
      currency,
      amount,
      status: 'credited',
      at: row.ends_at,
      about: aboutPayee(row),
      rule: 'withdrawalReturn',
      source: holdOf(memberId).name,
      reason: row.failure,
      postings: [{ entryId, line: 1 }],
    },
  ]);
  await tellOfEnd(transaction, row, 'withdrawalFailed');
}
