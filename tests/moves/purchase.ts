import { purchaseActor } from '#actors/purchase.ts';
import { assets } from '#contract/assets.ts';
import { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { addProduct } from '#tests/sandbox/people.ts';
import type { MoneyMove } from './money-move.ts';

const productId = 'move-mill';

export const moves: readonly MoneyMove[] = [
  {
    name: 'buy',
    endpoint: assets.createOrder,
    machine: purchaseMachine,
    flow: purchaseActor,
    input: { subject: productId, isReachable: true },
    steps: [
      { event: { type: 'review.open' }, state: 'review.summary' },
      { event: { type: 'agreement.agree' }, state: 'review.summary' },
    ],
    send: { type: 'order.confirm' },
    done: 'purchased',
    count: `select count(*) as times from orders where member_id = $1 and product_id = '${productId}'`,
    prepare: (context, members) => addProduct(context, productId, { stock: members.length }),
  },
];
