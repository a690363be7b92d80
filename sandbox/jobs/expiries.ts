/** Orders expire and their principal comes back; what promotion paid returns to its budget. Rule P4. */
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { endOrders } from '#sandbox/services/orders/end-orders.ts';
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
      'orders.expires_at as endsAt',
      'products.name',
    ])
    .where('orders.status', '=', 'valid')
    .where('orders.expires_at', '<', before)
    .$if(memberId !== undefined, (one) => one.where('orders.member_id', '=', memberId ?? ''))
    .orderBy('orders.expires_at')
    .orderBy('orders.id')
    .limit(most)
    .execute();
  const events = [...Map.groupBy(rows, (row) => row.endsAt)].map(([at, expired]): JobEvent => ({
    at,
    run: (transaction) => endOrders(transaction, expired),
  }));
  return eventsOf(rows, query, ({ endsAt }) => endsAt, events);
}
