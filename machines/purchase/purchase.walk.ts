import { coupon, intent, now, offer, order } from '../samples.ts';
import { walkOf } from '../model/walk.ts';
import { load, rejected, settled } from './samples.ts';
import { purchaseMachine } from './purchase.machine.ts';
import { hasKept, keptTerms } from '../terms.ts';

const hour = 3_600_000;

export const purchaseWalk = walkOf(purchaseMachine, {
  input: { productId: 'crane', isReachable: true },
  events: {
    'loadOffer done: open': load(offer()),
    'loadOffer done: unavailable': load(offer({ detail: { status: 'preSale', startsAt: now + 26 * hour } })),
    'loadOffer done: sent before': load(offer({ intent: intent({ sent: {} }) })),
    'loadOffer done: kept': load(keptTerms(offer())),
    'settlement done: done': settled({ end: 'done', result: order }),
    'settlement done: refused': settled({ end: 'refused', failure: rejected }),
    'settlement done: dropped': settled({ end: 'dropped' }),
    'coupon.choose': { type: 'coupon.choose', couponId: coupon.id },
  },
  facts: (context) => [
    context.isAgreed && 'agreed',
    !context.isReachable && 'offline',
    hasKept(context.offer) && 'kept',
  ],
});
