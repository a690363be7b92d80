import { coupon, intent, now, offer, order } from '../samples.ts';
import { walkOf } from '../model/walk.ts';
import { endings, foundSent, moneyFacts } from '../settlement/money-samples.ts';
import { keptTerms } from '../terms.ts';
import { purchaseMachine } from './purchase.machine.ts';
import { load, rejected } from './samples.ts';
import type { Flow } from '../flow.ts';

const hour = 3_600_000;

export const purchaseWalk = walkOf(purchaseMachine, {
  input: { subject: 'crane', isReachable: true },
  events: {
    'loadTerms done: open': load(offer()),
    'loadTerms done: unavailable': load(offer({ detail: { status: 'preSale', startsAt: now + 26 * hour } })),
    'loadTerms done: sent before': foundSent(intent({ sent: {} })),
    'loadTerms done: kept': load(keptTerms(offer())),
    'coupon.choose': { type: 'coupon.choose', couponId: coupon.id },
    ...endings(order, rejected),
  },
  facts: (context) => [...moneyFacts(context), context.isAgreed && 'agreed'],
});

export const flow: Flow = {
  flow: 'buying a product',
  home: '`#/index/detail`',
  gallery: {
    address: '/index/detail?productId=crane',
    places: { unavailable: 'unavailable', settling: 'review.summary (agreed)' },
    hidden: { choice: 'passing' },
  },
};
