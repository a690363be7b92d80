/** Cancelling a first order within its day: the price comes back whole, and the machine is free again (product 6.16). */
import { sql } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { assets } from '#contract/assets.ts';
import type { Handler } from '#sandbox/handler.ts';
import { escrowOf } from '#sandbox/ledger/accounts.ts';
import { postEntry } from '#sandbox/ledger/post.ts';
import { orderCancelled } from '#sandbox/ledger/rules.ts';
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { withIntent } from '#sandbox/services/intents/intents.ts';
import { writeRecords } from '#sandbox/services/wallet/record-book.ts';
import { dropClaim } from './end-orders.ts';
import { cancelUntilOf, findOrder, toItem, type OrderRow } from './orders.ts';

const [onSale, soldOut, ending] = [1, 3, 9];

export const cancelOrder: Handler<typeof assets.cancelOrder> = async (context, call) =>
  withIntent(context, 'cancelOrder', call, async (transaction) => {
    const { caller, input, intentId } = call;
    const { trx, at } = transaction;
    // The book's lock decides between this and the jobs: whoever comes second finds another order.
    const row = await findOrder(trx, caller.id, input.orderId);
    if (row.status === 'cancelled') {
      throw new Refusal(codes.orderCancelled, 'This order is already cancelled');
    }
    // From its time on it stands, also where the jobs are late.
    if ((cancelUntilOf(row) ?? at) <= at) {
      throw new Refusal(codes.orderStands, "This order can't be cancelled any more");
    }
    await giveBack(transaction, row, intentId);
    return { data: toItem(await findOrder(trx, caller.id, row.id)) };
  });

/** Each part of the price is back with who paid it, and the machine is free. @param intentId whose entry it is, if it is one's */
export async function giveBack(transaction: BookTransaction, row: OrderRow, intentId?: string): Promise<void> {
  const { trx, at } = transaction;
  const order = { id: row.id, memberId: row.member_id, productId: row.product_id };
  const postings = orderCancelled(order, row.price, row.promotion_part);
  const entryId = await postEntry(transaction, {
    kind: 'orderCancelled',
    memberId: row.member_id,
    postings,
    ...(intentId !== undefined && { intentId }),
  });
  await trx
    .updateTable('orders')
    .set({ status: 'cancelled', returned_at: at, next_due_at: null })
    .where('id', '=', row.id)
    .execute();
  await trx.updateTable('member_coupons').set({ order_id: null }).where('order_id', '=', row.id).execute();
  await freeMachine(transaction, row);
  const amount = row.price - row.promotion_part;
  if (amount > 0n) {
    await writeRecords(transaction, [
      {
        id: `orderCancelled-${row.id}`,
        memberId: row.member_id,
        type: 'orderCancelled',
        amount,
        status: 'credited',
        at,
        about: row.name,
        rule: 'orderCancellation',
        source: escrowOf(order).name,
        orderId: row.id,
        postings: [{ entryId, line: 1 }],
      },
    ]);
  }
}

/** Its piece of the stock is back, and the day's claims on what the machine earned are less. */
async function freeMachine(transaction: BookTransaction, row: OrderRow): Promise<void> {
  await transaction.trx
    .updateTable('products')
    .set((eb) => ({
      sold: eb('sold', '-', 1),
      status: sql`case when status <> ${soldOut} or sold < stock then status
        when ends_at is null then ${onSale}::int else ${ending}::int end`,
    }))
    .where('id', '=', row.product_id)
    .execute();
  await dropClaim(transaction, row);
}
