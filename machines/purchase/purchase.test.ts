import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { unit } from '#domain/money.ts';
import { fresh } from '#domain/fresh.ts';
import { coupon, intent, now, offer, order } from '../samples.ts';
import { at, player, rereads } from '#tests/support/flow.ts';
import { foundSent, settled, start } from '../settlement/money-samples.ts';
import { keptTerms } from '../terms.ts';
import { failed, passed } from '../model/happening.ts';
import { load, rejected } from './samples.ts';
import { obstaclesOf, pricePartsOf } from './offer.ts';
import { purchaseMachine } from './purchase.machine.ts';

const input = { subject: 'crane', isReachable: true };
const play = player(purchaseMachine, input);

const offline = new Failure('offline');
const open = offer();
const loaded = load(open);
const agree = { type: 'agreement.agree' } as const;
const review = { type: 'review.open' } as const;
const confirm = { type: 'order.confirm' } as const;
const choose = (couponId: string) => ({ type: 'coupon.choose', couponId }) as const;
const sent = [loaded, review, agree, confirm] as const;

const first = { ...start, subject: 'crane', couponId: '', isAgreed: false };
const form = { ...first, terms: open };
const agreed = { ...form, isAgreed: true };
const move = {
  productId: 'crane',
  couponId: '',
  agreementVersion: 'cooperation-1',
  price: 100n * unit,
  dayReturn: 1_200_000n,
  validDays: 90,
};
const asks = { started: { loadTerms: { subject: 'crane' } } };
const summary = { review: 'summary' };
const settles = { started: { settlement: { intent: open.intent, move, isReachable: true } } };
const purchased = at(
  'purchased',
  { ...agreed, result: order },
  { emitted: [{ type: 'purchase.succeeded', result: order }] },
);

describe(purchaseMachine.id, () => {
  it('loads the offer with nothing agreed to', () => {
    expect(play()).toStrictEqual(at('loading', first, asks));
    expect(play(loaded)).toStrictEqual(at({ deciding: 'idle' }, form, rereads));
    expect(play(failed('loadTerms', offline))).toStrictEqual(at('failed', { ...first, failure: offline }));
    expect(play(failed('loadTerms', offline), { type: 'network.returned' }).state).toBe('loading');
  });

  it('is unavailable where the product can’t be bought, and can be read again', () => {
    const gone = offer({ detail: { status: 'soldOut', sold: 40 } });
    expect(play(load(gone))).toStrictEqual(at('unavailable', { ...first, terms: gone }));
    expect(play(load(gone), { type: 'terms.refresh' })).toStrictEqual(at('loading', { ...first, terms: gone }, asks));
  });

  it('settles first what went out before, and reads the offer once that is over', () => {
    const before = intent({ sent: {} });
    const earlier = { ...first, sentBefore: before };
    const asked = { started: { settlement: { intent: before, move: null, isReachable: true } } };
    expect(play(foundSent(before))).toStrictEqual(at('settling', earlier, asked));
    // Another tab sent it.
    expect(play(loaded, { type: 'terms.refresh' }, foundSent(before))).toStrictEqual(at('settling', earlier, asked));
    expect(play(foundSent(before), settled({ end: 'done', result: order })).state).toBe('purchased');
    const dropped = [foundSent(before), settled({ end: 'dropped' })] as const;
    expect(play(...dropped)).toStrictEqual(at('loading', earlier, asks));
    expect(play(...dropped, loaded)).toStrictEqual(at({ deciding: 'idle' }, form, rereads));
  });

  it('can be agreed to in the review or after reading, and disagreed with', () => {
    const read = { type: 'agreement.open' } as const;
    const disagree = { type: 'agreement.disagree' } as const;
    const reviewed = [loaded, review] as const;
    expect(play(loaded, agree)).toStrictEqual(at({ deciding: 'idle' }, form));
    expect(play(...reviewed, agree)).toStrictEqual(at(summary, agreed));
    expect(play(...reviewed, read)).toStrictEqual(at({ review: 'agreement' }, form));
    expect(play(...reviewed, read, agree)).toStrictEqual(at(summary, agreed));
    expect(play(...reviewed, agree, read, disagree)).toStrictEqual(at(summary, form));
    expect(play(...reviewed, agree, read, { type: 'agreement.close' })).toStrictEqual(at(summary, agreed));
    expect(play(...reviewed, agree, disagree)).toStrictEqual(at(summary, form));
  });

  it('needs a new consent to other terms, and keeps it for the same', () => {
    const again = { type: 'terms.refresh' } as const;
    const back = { type: 'review.back' } as const;
    expect(play(loaded, review, agree, back, again, loaded).context.isAgreed).toBe(true);
    const changed = load(offer({ detail: { agreementVersion: 'cooperation-2' } }));
    expect(play(loaded, review, agree, back, again, changed).context.isAgreed).toBe(false);
  });

  it('forgets a coupon that is gone', () => {
    expect(play(loaded, choose('ten')).context.couponId).toBe('ten');
    expect(play(loaded, choose('ten'), { type: 'terms.refresh' }, loaded).context.couponId).toBe('ten');
    expect(
      play(loaded, choose('ten'), { type: 'terms.refresh' }, load(offer({ coupons: fresh([], now) }))).context.couponId,
    ).toBe('');
  });

  it('opens the review when nothing but the consent is missing', () => {
    const poor = load(offer({ balance: 0n }));
    expect(play(poor, review).state).toStrictEqual({ deciding: 'idle' });
    expect(play(loaded, review)).toStrictEqual(at(summary, form, rereads));
    expect(play(loaded, review, { type: 'review.back' })).toStrictEqual(at({ deciding: 'idle' }, form, rereads));
    expect(play(loaded, review, confirm)).toStrictEqual(at(summary, form));
  });

  it('sells nothing on an offer that the device kept, and keeps what is chosen while it is read anew', () => {
    const old = load(keptTerms(open));
    const returned = { type: 'network.returned' } as const;
    expect(play(old, review).state).toStrictEqual({ deciding: 'idle' });
    expect(obstaclesOf(play(old).context)).toEqual(['kept', 'agreement']);
    expect(play(old, returned, choose('ten'), review)).toMatchObject({
      state: { deciding: 'refreshing' },
      context: { couponId: 'ten' },
    });
    expect(play(old, returned, loaded, review).state).toStrictEqual(summary);
    expect(obstaclesOf(play(loaded, returned, failed('loadTerms', offline)).context)).toEqual(['kept', 'agreement']);
  });

  it('takes an offer that grew old under review back to the form, and the consent with it', () => {
    const over = passed('rereadDelay', 'purchase.review');
    expect(play(loaded, review, agree, over).state).toStrictEqual({ deciding: 'refreshing' });
    expect(play(loaded, review, agree, over, loaded)).toMatchObject({
      state: { deciding: 'idle' },
      context: { isAgreed: true },
    });
  });

  it('buys once, on the terms that were shown', () => {
    expect(play(...sent)).toStrictEqual(at('settling', agreed, settles));
    expect(play(...sent, confirm)).toStrictEqual(at('settling', agreed));
    expect(play(...sent, settled({ end: 'done', result: order }))).toStrictEqual(purchased);
  });

  it('does not buy offline', () => {
    expect(play(loaded, review, agree, { type: 'network.lost' }, confirm)).toStrictEqual(
      at(summary, { ...agreed, isReachable: false }),
    );
  });

  it('says what was refused, and starts anew after what was dropped', () => {
    const refused = [...sent, settled({ end: 'refused', failure: rejected })] as const;
    expect(play(...refused)).toStrictEqual(at('refused', { ...agreed, failure: rejected }));
    expect(play(...refused, { type: 'terms.refresh' }).state).toBe('loading');
    expect(play(...sent, settled({ end: 'dropped' }))).toStrictEqual(at('loading', agreed, asks));
    expect(play(...sent, failed('settlement', offline))).toStrictEqual(at('failed', { ...agreed, failure: offline }));
  });

  it('tells its settlement about the network', () => {
    const [gone, back] = [{ type: 'network.lost' }, { type: 'network.returned' }] as const;
    expect(play(...sent, gone)).toStrictEqual(
      at('settling', { ...agreed, isReachable: false }, { sent: { settlement: gone } }),
    );
    expect(play(...sent, gone, back)).toStrictEqual(at('settling', agreed, { sent: { settlement: back } }));
  });
});

describe('what stands between the member and the review', () => {
  const ready = { ...agreed, terms: offer({ balance: 100n * unit }) };

  it.each([
    [ready, []],
    [{ ...ready, isReachable: false }, ['offline']],
    [{ ...ready, terms: offer({ intent: null }) }, ['storage']],
    [{ ...ready, terms: offer({ balance: 100n * unit - 1n }) }, ['balance']],
    [{ ...ready, terms: offer({ balance: 90n * unit }), couponId: coupon.id }, []],
    [{ ...ready, terms: offer({ detail: { terms: null } }) }, ['balance']],
    [{ ...ready, isAgreed: false }, ['agreement']],
    [{ ...first, isReachable: false }, ['offline', 'storage', 'balance', 'agreement']],
  ])('case %#', (context, obstacles) => expect(obstaclesOf(context)).toEqual(obstacles));
});

describe('the parts of the price', () => {
  it('has none without an offer or terms', () => {
    expect(pricePartsOf(first)).toBeNull();
    expect(pricePartsOf({ ...first, terms: offer({ detail: { terms: null } }) })).toBeNull();
  });

  it('takes no more from a coupon than the price', () => {
    const price = 100n * unit;
    expect(pricePartsOf(form)).toEqual({ price, couponPart: 0n, toPay: price });
    expect(pricePartsOf({ ...form, couponId: 'ten' })).toEqual({ price, couponPart: 10n * unit, toPay: 90n * unit });
    const rich = {
      ...form,
      couponId: 'ten',
      terms: offer({ coupons: fresh([{ ...coupon, value: 150n * unit }], now) }),
    };
    expect(pricePartsOf(rich)).toEqual({ price, couponPart: price, toPay: 0n });
  });

  it('tells the coupon that is chosen, and begins with the one chosen before; consent is given anew', () => {
    expect(play(loaded, choose(coupon.id)).emitted).toEqual([
      { type: 'purchase.drafted', draft: { couponId: coupon.id } },
    ]);
    const before = (couponId: string) => load(offer({ draft: { couponId } }));
    expect(play(before(coupon.id))).toMatchObject({
      state: { deciding: 'idle' },
      context: { couponId: coupon.id, isAgreed: false },
    });
    expect(play(before('used elsewhere')).context.couponId).toBe('');
  });

  it('is chosen for also while its terms are read again, and none may be the choice', () => {
    const again = [load(offer({ draft: { couponId: 'ten' } })), { type: 'terms.refresh' }] as const;
    const draft = load(offer({ draft: { couponId: 'ten' } }));
    expect(play(...again, choose(''), draft).context.couponId).toBe('');
    const dropped = [...sent, settled({ end: 'dropped' }), choose('ten')] as const;
    expect(play(...dropped)).toMatchObject({ state: 'loading', context: { couponId: 'ten' } });
  });
});
