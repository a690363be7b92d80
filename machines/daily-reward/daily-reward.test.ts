import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { at, player, rereads } from '#tests/support/flow.ts';
import { failed } from '../model/happening.ts';
import { dailyRewardMachine, dayIn } from './daily-reward.machine.ts';
import { foundSent, settled, start } from '../settlement/money-samples.ts';
import { keptTerms } from '../terms.ts';
import { load, noRoom, open, pending, receipt, rejected, taken, uncredited } from './samples.ts';

const play = player(dailyRewardMachine, { subject: 'signIn', isReachable: true });

const offline = new Failure('offline');
const take = { type: 'reward.take' } as const;
const refresh = { type: 'terms.refresh' } as const;
const lost = { type: 'network.lost' } as const;
const returned = { type: 'network.returned' } as const;

const first = { ...start, subject: 'signIn' };
const ready = { ...first, terms: open };

describe(dailyRewardMachine.id, () => {
  it('reads the day, and what was sent before', () => {
    expect(play()).toStrictEqual(at('loading', first, { started: { loadTerms: { subject: 'signIn' } } }));
    expect(play(load(open))).toStrictEqual(at({ deciding: 'idle' }, ready, rereads));
    expect(play(load(taken)).state).toBe('taken');
    expect(play(foundSent(pending))).toMatchObject({ state: 'settling', started: { settlement: { move: null } } });
    expect(play(failed('loadTerms', offline))).toMatchObject({ state: 'failed', context: { failure: offline } });
    expect(play(failed('loadTerms', offline), returned).state).toBe('loading');
  });

  it('shows what was taken in an earlier page life by its receipt, and what was read where it can', () => {
    const before = play(foundSent(pending), settled({ end: 'done', result: receipt }));
    expect(before).toMatchObject({ state: 'taken', context: { terms: null } });
    expect(dayIn(before.context)).toMatchObject({ at: receipt.at, value: { isTaken: true, streak: receipt.streak } });
    expect(dayIn(ready)).toBe(open.status);
    expect(dayIn(first)).toBeNull();
  });

  it('takes it once', () => {
    expect(play(load(open), take)).toStrictEqual(
      at('settling', ready, { started: { settlement: { intent: open.intent, move: {}, isReachable: true } } }),
    );
    expect(play(load(open), take, take)).toStrictEqual(at('settling', ready));
    expect(play(load(open), take, settled({ end: 'done', result: receipt }))).toStrictEqual(
      at('taken', { ...ready, result: receipt }, { emitted: [{ type: 'dailyReward.succeeded', result: receipt }] }),
    );
    expect(play(load(open), take, settled({ end: 'done', result: receipt }), take).state).toBe('taken');
    expect(play(load(taken), take).state).toBe('taken');
  });

  it('is taken too when nothing was credited', () => {
    expect(play(load(open), take, settled({ end: 'done', result: uncredited }))).toMatchObject({
      state: 'taken',
      context: { result: { reason: 'promotionEmpty' } },
    });
  });

  it('reads the day again after a refusal, a drop, a failure, and when it is over', () => {
    const refused = [load(open), take, settled({ end: 'refused', failure: rejected })] as const;
    expect(play(...refused)).toMatchObject({ state: 'refused', context: { failure: rejected, result: null } });
    expect(play(...refused, refresh).state).toBe('loading');
    expect(play(load(open), take, settled({ end: 'dropped' })).state).toBe('loading');
    expect(play(load(open), take, failed('settlement', offline), refresh).state).toBe('loading');
    expect(play(load(taken), refresh, load(open)).state).toStrictEqual({ deciding: 'idle' });
    expect(play(load(open), take, settled({ end: 'done', result: receipt }), refresh, load(open))).toStrictEqual(
      at({ deciding: 'idle' }, ready, rereads),
    );
  });

  it('takes nothing on a day that the device kept, until it is read anew', () => {
    const old = load(keptTerms(open));
    expect(play(old, take).state).toStrictEqual({ deciding: 'idle' });
    expect(play(old, returned, take).state).toStrictEqual({ deciding: 'refreshing' });
    expect(play(old, returned, failed('loadTerms', offline), take).state).toStrictEqual({ deciding: 'idle' });
    expect(play(old, returned, load(open), take).state).toBe('settling');
    expect(play(load(keptTerms(taken)), returned).state).toBe('loading');
  });

  it('takes nothing offline, or on a device that can’t keep an intent', () => {
    expect(play(load(open), lost, take).state).toStrictEqual({ deciding: 'idle' });
    expect(play(load(open), lost, returned, load(open), take).state).toBe('settling');
    expect(play(load(noRoom), take).state).toStrictEqual({ deciding: 'idle' });
  });
});
