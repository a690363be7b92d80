/** Orders end, by their time or with their member's account: each part of the price goes back to who paid it. Rule P4. */
import { sql } from 'kysely';
import { day } from '#domain/limits.ts';
import { utcDay } from '#sandbox/calendar.ts';
import { scheduleOf } from '#sandbox/jobs/due-incomes.ts';
import { duesBefore } from '#sandbox/jobs/income-schedule.ts';
import { escrowOf } from '#sandbox/ledger/accounts.ts';
import { postEntry } from '#sandbox/ledger/post.ts';
import { orderExpired } from '#sandbox/ledger/rules.ts';
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { writeRecords, type NewRecord } from '#sandbox/services/wallet/record-book.ts';
import type { OrderRow } from './orders.ts';

interface EndingOrder {
  id: string;
  memberId: string;
  productId: string;
  price: bigint;
  promotion_part: bigint;
  /** ms. */
  endsAt: number;
  name: string;
}

export async function endOrders(transaction: BookTransaction, ending: readonly EndingOrder[]): Promise<void> {
  const moves = ending.flatMap((order) =>
    orderExpired(order, order.price, order.promotion_part).map((posting) => ({ order, posting })),
  );
  const entryId = await postEntry(transaction, {
    kind: 'orderExpired',
    postings: moves.map(({ posting }) => posting),
  });
  for (const [endsAt, some] of Map.groupBy(ending, (order) => order.endsAt)) {
    await transaction.trx
      .updateTable('orders')
      .set({ status: 'expired', returned_at: endsAt })
      .where(
        'id',
        'in',
        some.map(({ id }) => id),
      )
      .execute();
  }
  const records = ending
    .filter((order) => order.price > order.promotion_part)
    .map((order): NewRecord => ({
      id: `principal-${order.id}`,
      memberId: order.memberId,
      type: 'returnOfPrincipal',
      amount: order.price - order.promotion_part,
      status: 'credited',
      at: order.endsAt,
      about: order.name,
      rule: 'principalReturn',
      source: escrowOf(order).name,
      orderId: order.id,
      postings: moves.flatMap((move, index) => (move.order === order ? [{ entryId, line: index + 1 }] : [])),
    }));
  await writeRecords(transaction, records);
}

/** The day's claims on what a machine earned are less by all that an order would have been due on the day of its next income. */
export async function dropClaim({ trx }: BookTransaction, row: OrderRow): Promise<void> {
  const { next_due_at, member_id } = row;
  if (next_due_at === null) return;
  const claimsOn = utcDay(next_due_at);
  // An order of that same day was never counted among them.
  if (row.bought_at >= claimsOn) return;
  const { region } = await trx
    .selectFrom('members')
    .select('region')
    .where('id', '=', member_id)
    .executeTakeFirstOrThrow();
  const { dues } = duesBefore(scheduleOf({ ...row, next_due_at, region }), claimsOn + day);
  await trx
    .updateTable('product_claims')
    .set({ claims: sql`greatest(claims - ${row.day_return * BigInt(dues.length)}, 0)` })
    .where('product_id', '=', row.product_id)
    .where('day', '=', claimsOn)
    .execute();
}
