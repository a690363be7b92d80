import { describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { at, player, rereads } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { chosenCoupon, couponMachine, couponsIn } from './coupon.machine.ts';
import { keptTerms } from '../terms.ts';
import { received, shelf } from './samples.ts';

const play = player(couponMachine, { productId: 'crane', isReachable: true });

const offline = new Failure('offline');
const gone = new Failure('rejected', codes.couponGone, 'gone');
const receive = (couponId: string) => ({ type: 'coupon.receive', couponId }) as const;
const choose = (couponId: string) => ({ type: 'coupon.choose', couponId }) as const;
const refresh = { type: 'shelf.refresh' } as const;
const lost = { type: 'network.lost' } as const;
const returned = { type: 'network.returned' } as const;
const full = shelf();
const loaded = done('loadShelf', full);

const start = {
  productId: 'crane',
  shelf: null,
  couponId: '',
  receivingId: '',
  isReachable: true,
  failure: null,
};

describe(couponMachine.id, () => {
  it('reads what there is, with what was chosen before', () => {
    expect(play()).toStrictEqual(at('loading', start, { started: { loadShelf: { productId: 'crane' } } }));
    expect(play(loaded)).toStrictEqual(at('shelf', { ...start, shelf: full }, rereads));
    expect(play(done('loadShelf', shelf({ couponId: 'ten' }))).context.couponId).toBe('ten');
    expect(play(failed('loadShelf', offline), refresh).state).toBe('loading');
    expect(play(failed('loadShelf', offline), returned).state).toBe('loading');
  });

  it('receives one that is open, once, and it can be chosen then', () => {
    expect(play(loaded, receive('open'))).toStrictEqual(
      at(
        'receiving',
        { ...start, shelf: full, receivingId: 'open' },
        { started: { receiveCoupon: { couponId: 'open' } } },
      ),
    );
    expect(play(loaded, receive('open'), receive('open')).started).toEqual({});
    const after = play(loaded, receive('open'), done('receiveCoupon', received));
    expect(after).toMatchObject({ state: 'shelf', emitted: [{ type: 'coupon.received', coupon: received }] });
    expect(couponsIn(after.context)[0]).toEqual(received);
    const chosen = play(loaded, receive('open'), done('receiveCoupon', received), choose('open'));
    expect(chosenCoupon(chosen.context)).toEqual(received);
  });

  it.each(['gone', 'used', 'expired', 'ten', 'unknown'])('does not receive “%s”', (couponId) => {
    expect(play(loaded, receive(couponId)).state).toBe('shelf');
  });

  it('says why one was not received, and receives it when it is asked again', () => {
    const refused = [loaded, receive('open'), failed('receiveCoupon', gone)] as const;
    expect(play(...refused)).toMatchObject({ state: 'shelf', context: { failure: gone, receivingId: 'open' } });
    expect(play(...refused, receive('open'))).toMatchObject({ state: 'receiving', context: { failure: null } });
  });

  it('tells what is chosen for the purchase', () => {
    expect(play(loaded, choose('ten'))).toMatchObject({
      state: 'shelf',
      context: { couponId: 'ten' },
      emitted: [{ type: 'coupon.selected', productId: 'crane', couponId: 'ten' }],
    });
    expect(play(loaded, choose('ten'), choose('')).context.couponId).toBe('');
  });

  it.each(['gone', 'used', 'expired', 'open', 'unknown'])('does not choose “%s”', (couponId) => {
    expect(play(loaded, choose(couponId))).toMatchObject({ context: { couponId: '' }, emitted: [] });
  });

  it('receives nothing offline', () => {
    expect(play(loaded, lost, receive('open')).state).toBe('shelf');
    expect(play(loaded, lost, returned, loaded, receive('open')).state).toBe('receiving');
  });

  it('receives nothing on what the device kept, and lets choose while it is read again', () => {
    const old = done('loadShelf', keptTerms(full));
    expect(play(old, receive('open')).state).toBe('shelf');
    expect(play(old, returned, choose('ten'))).toMatchObject({ state: 'refreshing', context: { couponId: 'ten' } });
    expect(play(old, returned, failed('loadShelf', offline), receive('open')).state).toBe('shelf');
    // Also none, which what is read by then doesn't know.
    const chosen = done('loadShelf', shelf({ couponId: 'ten' }));
    expect(play(chosen, returned, choose(''), chosen).context.couponId).toBe('');
    expect(play(old, returned, loaded, receive('open')).state).toBe('receiving');
  });
});
