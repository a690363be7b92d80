/** Orders to be cancelled, for the test and the walk. */
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { fresh } from '#domain/fresh.ts';
import type { Intent } from '#domain/intent.ts';
import type { Order } from '#domain/wallet.ts';
import { done } from '../model/happening.ts';
import { intent, now, order } from '../samples.ts';
import { keptTerms } from '../terms.ts';
import type { CancelOrderTerms } from './cancel-order.machine.ts';

export const kept = (sent: Intent['sent']) => intent({ kind: 'cancelOrder', subject: order.id, sent });
export const cancelled: Order = { ...order, status: 'cancelled', cancelUntil: null, nextDueAt: null };

export const terms = (different: Partial<Order> = {}, open: Intent | null = kept(null)): CancelOrderTerms => ({
  order: fresh({ ...order, ...different }, now),
  intent: open,
});

const load = (found: CancelOrderTerms) => done('loadTerms', found);
export const within = load(terms());
export const standing = load(terms({ cancelUntil: null }));
export const cancelledBefore = load(terms(cancelled));
export const sentBefore = load(terms({}, kept({})));
export const noRoom = load(terms({}, null));
export const fromDevice = load(keptTerms(terms()));
export const tooLate = new Failure('rejected', codes.orderStands, 'stands');
