/** Income that was collected arrives in the wallet (product 7.2). */
import { sql } from 'kysely';
import { rowsOf } from '#sandbox/db/rows.ts';
import { postEntry } from '#sandbox/ledger/post.ts';
import { incomeArrived } from '#sandbox/ledger/rules.ts';
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { eventsOf, type EventQuery, type FoundEvents, type JobEvent } from './event.ts';

/** One event for each moment at which taken income arrives before the instant. */
export async function arrivals({ trx }: BookTransaction, query: EventQuery): Promise<FoundEvents> {
  const { before, most, memberId } = query;
  const rows = await trx
    .selectFrom('incomes')
    .select(['id', 'member_id', 'amount', sql<number>`arrives_at`.as('arrives_at')])
    .where('status', '=', 'processing')
    .where('arrives_at', '<', before)
    .$if(memberId !== undefined, (one) => one.where('member_id', '=', memberId ?? ''))
    .orderBy('arrives_at')
    .orderBy('id')
    .limit(most)
    .execute();
  const events = [...Map.groupBy(rows, (row) => row.arrives_at)].map(([at, arriving]): JobEvent => ({
    at,
    run: async (transaction) => {
      const entryId = await postEntry(transaction, {
        kind: 'incomeArrived',
        postings: arriving.flatMap((row) => incomeArrived(row.member_id, row.amount)),
      });
      const lines = arriving.map(({ id }, index) => ({ id, line: index + 1 }));
      await sql`update incomes set status = 'received', arrived_entry = ${entryId}, arrived_line = rows.line
        from ${rowsOf(lines, 'rows (id text, line int)')} where incomes.id = rows.id`.execute(transaction.trx);
    },
  }));
  return eventsOf(rows, query, ({ arrives_at }) => arrives_at, events);
}
