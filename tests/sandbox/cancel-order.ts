/** A first order that its member takes back. */
import type { Caller, Context } from '#sandbox/context.ts';
import { cancelOrder } from '#sandbox/services/orders/cancel-order.ts';

export async function cancelFirst(
  context: Context,
  caller: Caller,
  orderId: string,
  intentId = context.random.hex(16),
) {
  return (await cancelOrder(context, { caller, intentId, input: { orderId } })).data;
}
