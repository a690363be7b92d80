import { sql } from 'kysely';
import { cancelOrderActor } from '#actors/cancel-order.ts';
import { assets } from '#contract/assets.ts';
import { day } from '#domain/limits.ts';
import { unit } from '#domain/money.ts';
import { cancelOrderMachine } from '#machines/cancel-order/cancel-order.machine.ts';
import { addProduct, buy } from '#tests/sandbox/people.ts';
import type { MoneyMove, Prepare } from './money-move.ts';

const productId = 'cancelled-mill';

/** What each member has to cancel. */
const first = new Map<string, string>();

/** The first order of each, which has its day ahead of it still when the others' incomes have fallen due. */
const prepare: Prepare = async (context, members) => {
  await addProduct(context, productId, { price: '7.00', stock: members.length });
  for (const member of members) first.set(member.id, (await buy(context, member, productId)).orderId);
  const later = 30 * day;
  await sql`update orders set bought_at = bought_at + ${later}, expires_at = expires_at + ${later},
    next_due_at = next_due_at + ${later} where product_id = ${productId}`.execute(context.db);
};

export const moves: readonly MoneyMove[] = [
  {
    name: 'cancel an order',
    endpoint: assets.cancelOrder,
    machine: cancelOrderMachine,
    flow: cancelOrderActor,
    input: (member) => ({ subject: first.get(member) ?? '', isReachable: true }),
    steps: [],
    send: { type: 'cancel.confirm' },
    done: 'cancelled',
    count: `select count(*) as times from postings where rule = 'orderCancellation' and amount = ${7n * unit}
      and to_account = 'member:' || $1 || ':wallet'`,
    prepare,
  },
];
