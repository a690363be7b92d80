/** Orders expire and their principal comes back; what promotion paid returns to its budget. Rule P4. */
import { escrowOf } from '#sandbox/ledger/accounts.ts';
import { postEntry } from '#sandbox/ledger/post.ts';
import { orderExpired } from '#sandbox/ledger/rules.ts';
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { writeRecords, type NewRecord } from '#sandbox/services/wallet/record-book.ts';
import { eventsOf, type EventQuery, type FoundEvents, type JobEvent } from './event.ts';

/** One event for each moment at which orders expire before the instant. */
export async function expiries({ trx }: BookTransaction, query: EventQuery): Promise<FoundEvents> {
  const { before, most, memberId } = query;
  const rows = await trx
    .selectFrom('orders')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .select([
      'orders.id',
      'orders.member_id as memberId',
      'orders.product_id as productId',
      'orders.price',
      'orders.promotion_part',
      'orders.expires_at',
      'products.name',
    ])
    .where('orders.status', '=', 'valid')
    .where('orders.expires_at', '<', before)
    .$if(memberId !== undefined, (one) => one.where('orders.member_id', '=', memberId ?? ''))
    .orderBy('orders.expires_at')
    .orderBy('orders.id')
    .limit(most)
    .execute();
  const events = [...Map.groupBy(rows, (row) => row.expires_at)].map(([at, expired]): JobEvent => ({
    at,
    run: (transaction) => giveBack(transaction, expired),
  }));
  return eventsOf(rows, query, ({ expires_at }) => expires_at, events);
}

interface ExpiredOrder {
  id: string;
  memberId: string;
  productId: string;
  price: bigint;
  promotion_part: bigint;
  expires_at: number;
  name: string;
}

async function giveBack(transaction: BookTransaction, expired: readonly ExpiredOrder[]): Promise<void> {
  const moves = expired.flatMap((order) =>
    orderExpired(order, order.price, order.promotion_part).map((posting) => ({ order, posting })),
  );
  const entryId = await postEntry(transaction, {
    kind: 'orderExpired',
    postings: moves.map(({ posting }) => posting),
  });
  await transaction.trx
    .updateTable('orders')
    .set((eb) => ({ status: 'expired' as const, returned_at: eb.ref('expires_at').$notNull() }))
    .where(
      'id',
      'in',
      expired.map(({ id }) => id),
    )
    .execute();
  const records = expired
    .filter((order) => order.price > order.promotion_part)
    .map((order): NewRecord => ({
      id: `principal-${order.id}`,
      memberId: order.memberId,
      type: 'returnOfPrincipal',
      amount: order.price - order.promotion_part,
      status: 'credited',
      at: order.expires_at,
      about: order.name,
      rule: 'principalReturn',
      source: escrowOf(order).name,
      orderId: order.id,
      postings: moves.flatMap((move, index) => (move.order === order ? [{ entryId, line: index + 1 }] : [])),
    }));
  await writeRecords(transaction, records);
}
