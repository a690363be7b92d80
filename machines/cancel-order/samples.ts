/** An order to be cancelled, for the tests and the walk. */
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { order } from '../samples.ts';
import { cancelSamples } from '../settlement/cancel-samples.ts';
import type { CancelOrderTerms } from './cancel-order.machine.ts';

export const orders = cancelSamples({
  kind: 'cancelOrder',
  item: order,
  termsOf: (found, intent): CancelOrderTerms => ({ order: found, intent }),
  cancelled: { ...order, status: 'cancelled', cancelUntil: null, nextDueAt: null },
  standing: { cancelUntil: null },
  tooLate: new Failure('rejected', codes.orderStands, 'stands'),
});
