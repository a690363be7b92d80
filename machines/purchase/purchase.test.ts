import { describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import type { Outcome } from '#domain/intent.ts';
import { unit } from '#domain/money.ts';
import type { Order } from '#domain/wallet.ts';
import { coupon, intent, now, offer, order } from '#tests/support/figures.ts';
import { at, done, failed, passed, player } from '#tests/support/flow.ts';
import { expectWalk } from '#tests/support/walk.ts';
import { obstaclesOf, pricePartsOf, purchaseMachine, type Offer } from './purchase.machine.ts';

const input = { productId: 'crane', isReachable: true };
const play = player(purchaseMachine, input);

const offline = new Failure('offline');
const rejected = new Failure('rejected', codes.soldOut, 'sold out');
const open = offer();
const loaded = done('loadOffer', open);
const load = (next: Offer) => done('loadOffer', next);
const outcome = (state: Outcome<Order>) => done('askOutcome', state);
const cancelled = (state: Outcome<Order>) => done('cancel', state);
const lost = failed('submit', offline);
const agree = { type: 'agreement.agree' } as const;
const review = { type: 'review.open' } as const;
const confirm = { type: 'order.confirm' } as const;
const check = { type: 'outcome.check' } as const;
const choose = (couponId: string) => ({ type: 'coupon.choose', couponId }) as const;
const sent = [loaded, agree, review, confirm] as const;

const start = {
  productId: 'crane',
  offer: null,
  couponId: '',
  isAgreed: false,
  isReachable: true,
  order: null,
  failure: null,
};
const form = { ...start, offer: open };
const agreed = { ...form, isAgreed: true };
const unsure = { ...agreed, failure: offline };
const terms = {
  productId: 'crane',
  couponId: '',
  agreementVersion: 'cooperation-1',
  price: 100n * unit,
  dayReturn: 1_200_000n,
  validDays: 90,
};
const asks = { started: { loadOffer: { productId: 'crane' } } };
const sends = { started: { submit: { intent: open.intent, terms } } };
const checks = { started: { askOutcome: { intent: open.intent } } };
const purchased = at('purchased', { ...agreed, order }, { emitted: [{ type: 'purchase.succeeded', order }] });

describe(purchaseMachine.id, () => {
  it('loads the offer with nothing agreed to', () => {
    expect(play()).toStrictEqual(at('loading', start, asks));
    expect(play(loaded)).toStrictEqual(at('form', form));
    expect(play(failed('loadOffer', offline))).toStrictEqual(at('failed', { ...start, failure: offline }));
    expect(play(failed('loadOffer', offline), { type: 'network.returned' }).state).toBe('loading');
  });

  it('is closed where the product can’t be bought, and can be read again', () => {
    const gone = offer({ detail: { status: 'soldOut', sold: 40 } });
    expect(play(load(gone))).toStrictEqual(at('closed', { ...start, offer: gone }));
    expect(play(load(gone), { type: 'offer.refresh' })).toStrictEqual(at('loading', { ...start, offer: gone }, asks));
  });

  it('asks first what became of an intent that went out before, even of a product that is closed now', () => {
    const pending = offer({ intent: intent({ sent: {} }), detail: { status: 'soldOut', sold: 40 } });
    expect(play(load(pending))).toStrictEqual(
      at('checking', { ...start, offer: pending }, { started: { askOutcome: { intent: pending.intent } } }),
    );
  });

  it('settles the order of a product whose terms are not published any more', () => {
    const starred = load(offer({ intent: intent({ sent: {} }), detail: { status: 'starred', terms: null } }));
    const unsent = [starred, outcome({ state: 'unknown' })] as const;
    expect(play(starred).started).toStrictEqual({ askOutcome: { intent: intent({ sent: {} }) } });
    expect(play(...unsent, { type: 'order.resend' }).state).toBe('unsent');
    expect(play(...unsent, { type: 'order.cancel' }).started).toStrictEqual({ cancel: { intent: intent({ sent: {} }) } });
  });

  it('can be agreed to in the form or after reading, and disagreed with', () => {
    const read = { type: 'agreement.open' } as const;
    expect(play(loaded, agree)).toStrictEqual(at('form', agreed));
    expect(play(loaded, read)).toStrictEqual(at('agreement', form));
    expect(play(loaded, read, agree)).toStrictEqual(at('form', agreed));
    expect(play(loaded, agree, read, { type: 'agreement.disagree' })).toStrictEqual(at('form', form));
    expect(play(loaded, agree, read, { type: 'agreement.close' })).toStrictEqual(at('form', agreed));
    expect(play(loaded, agree, { type: 'agreement.disagree' })).toStrictEqual(at('form', form));
  });

  it('needs a new consent to other terms, and keeps it for the same', () => {
    const again = { type: 'offer.refresh' } as const;
    expect(play(loaded, agree, again, loaded).context.isAgreed).toBe(true);
    const changed = load(offer({ detail: { agreementVersion: 'cooperation-2' } }));
    expect(play(loaded, agree, again, changed).context.isAgreed).toBe(false);
  });

  it('forgets a coupon that is gone', () => {
    expect(play(loaded, choose('ten')).context.couponId).toBe('ten');
    expect(play(loaded, choose('ten'), { type: 'offer.refresh' }, loaded).context.couponId).toBe('ten');
    expect(play(loaded, choose('ten'), { type: 'offer.refresh' }, load(offer({ coupons: [] }))).context.couponId).toBe('');
  });

  it('opens the review when nothing stands in the way', () => {
    expect(play(loaded, review)).toStrictEqual(at('form', form));
    expect(play(loaded, agree, review)).toStrictEqual(at('review', agreed));
    expect(play(loaded, agree, review, { type: 'review.back' })).toStrictEqual(at('form', agreed));
  });

  it('buys once, on the terms that were shown', () => {
    expect(play(...sent)).toStrictEqual(at('submitting', agreed, sends));
    expect(play(...sent, confirm)).toStrictEqual(at('submitting', agreed));
    expect(play(...sent, done('submit', order))).toStrictEqual(purchased);
  });

  it('does not buy offline', () => {
    expect(play(loaded, agree, review, { type: 'network.lost' }, confirm)).toStrictEqual(
      at('review', { ...agreed, isReachable: false }),
    );
  });

  it.each([rejected, new Failure('storage'), new Failure('elsewhere')])('is refused where nothing moved ($kind)', (failure) => {
    expect(play(...sent, failed('submit', failure))).toStrictEqual(at('refused', { ...agreed, failure }));
    expect(play(...sent, failed('submit', failure), { type: 'offer.refresh' }).state).toBe('loading');
  });

  it.each([
    offline,
    new Failure('timeout'),
    new Failure('server', 500),
    new Failure('invalid'),
    new Failure('unauthorized', 401),
    new TypeError('defect'),
  ])('never goes back to the form when the outcome isn’t known (%s)', (failure) => {
    expect(play(...sent, failed('submit', failure))).toMatchObject({
      state: 'unsettled',
      context: { offer: open, order: null, failure: { kind: failure instanceof Failure ? failure.kind : 'invalid' } },
      timers: { recheckDelay: 3_000 },
    });
  });

  it('asks the server what became of it: by itself, when told, when the network returns', () => {
    const recheck = passed('recheckDelay', 'purchase.unsettled');
    expect(play(...sent, lost, recheck)).toStrictEqual(at('checking', unsure, checks));
    expect(play(...sent, lost, check)).toStrictEqual(at('checking', unsure, checks));
    expect(play(...sent, lost, { type: 'network.lost' }, { type: 'network.returned' })).toStrictEqual(
      at('checking', unsure, checks),
    );
    expect(play(...sent, lost, { type: 'network.lost' }, recheck).state).toBe('unsettled');
  });

  it('believes the server’s answer about it', () => {
    expect(play(...sent, lost, check, outcome({ state: 'done', result: order }))).toStrictEqual(purchased);
    expect(play(...sent, lost, check, outcome({ state: 'refused', failure: rejected }))).toStrictEqual(
      at('refused', { ...agreed, failure: rejected }),
    );
    expect(play(...sent, lost, check, outcome({ state: 'unknown' }))).toStrictEqual(at('unsent', unsure));
    expect(play(...sent, lost, check, failed('askOutcome', offline)).state).toBe('unsettled');
  });

  it('sends the same intent again, or withdraws it', () => {
    const unsent = [...sent, lost, check, outcome({ state: 'unknown' })] as const;
    expect(play(...unsent, { type: 'order.resend' })).toStrictEqual(at('submitting', unsure, sends));
    const cancel = [...unsent, { type: 'order.cancel' }] as const;
    expect(play(...cancel)).toStrictEqual(at('cancelling', unsure, { started: { cancel: { intent: open.intent } } }));
    expect(play(...cancel, cancelled({ state: 'done', result: order }))).toStrictEqual(purchased);
    expect(play(...cancel, cancelled({ state: 'refused', failure: rejected })).state).toBe('loading');
    expect(play(...cancel, failed('cancel', offline)).state).toBe('unsettled');
  });

  it('can be walked from end to end', () =>
    expectWalk(purchaseMachine, './purchase.walk.txt', {
      input,
      events: {
        'loadOffer done: open': loaded,
        'loadOffer done: closed': load(offer({ detail: { status: 'preSale', startsAt: now + 1 } })),
        'loadOffer done: sent before': load(offer({ intent: intent({ sent: {} }) })),
        'submit done': done('submit', order),
        'submit failed: offline': lost,
        'submit failed: rejected': failed('submit', rejected),
        'submit failed: not sent': failed('submit', new Failure('elsewhere')),
        'askOutcome done: done': outcome({ state: 'done', result: order }),
        'askOutcome done: refused': outcome({ state: 'refused', failure: rejected }),
        'askOutcome done: unknown': outcome({ state: 'unknown' }),
        'cancel done: done': cancelled({ state: 'done', result: order }),
        'cancel done: refused': cancelled({ state: 'refused', failure: rejected }),
        'coupon.choose': choose(coupon.id),
      },
      facts: (context) => [context.isAgreed && 'agreed', !context.isReachable && 'offline'],
    }));
});

describe('what stands between the member and the review', () => {
  const ready = { ...agreed, offer: offer({ balance: 100n * unit }) };

  it.each([
    [ready, []],
    [{ ...ready, isReachable: false }, ['offline']],
    [{ ...ready, offer: offer({ intent: null }) }, ['storage']],
    [{ ...ready, offer: offer({ balance: 100n * unit - 1n }) }, ['balance']],
    [{ ...ready, offer: offer({ balance: 90n * unit }), couponId: coupon.id }, []],
    [{ ...ready, offer: offer({ detail: { terms: null } }) }, ['balance']],
    [{ ...ready, isAgreed: false }, ['agreement']],
    [{ ...start, isReachable: false }, ['offline', 'storage', 'balance', 'agreement']],
  ])('case %#', (context, obstacles) => expect(obstaclesOf(context)).toEqual(obstacles));
});

describe('the parts of the price', () => {
  it('has none without an offer or terms', () => {
    expect(pricePartsOf(start)).toBeNull();
    expect(pricePartsOf({ ...start, offer: offer({ detail: { terms: null } }) })).toBeNull();
  });

  it('takes no more from a coupon than the price', () => {
    const price = 100n * unit;
    expect(pricePartsOf(form)).toEqual({ price, couponPart: 0n, toPay: price });
    expect(pricePartsOf({ ...form, couponId: 'ten' })).toEqual({ price, couponPart: 10n * unit, toPay: 90n * unit });
    const rich = { ...form, couponId: 'ten', offer: offer({ coupons: [{ ...coupon, value: 150n * unit }] }) };
    expect(pricePartsOf(rich)).toEqual({ price, couponPart: price, toPay: 0n });
  });
});
