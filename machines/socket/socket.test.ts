import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed, passed } from '../model/happening.ts';
import { retryPause } from './retry-pause.ts';
import { socketMachine } from './socket.machine.ts';

const input = { isSupported: true, chance: 0.5 };
const play = player(socketMachine, input);
const context = (attempts: number, isFirst = false) => ({ ...input, attempts, isFirst });
const broken = failed('connect', new Failure('offline'));
const hidden = { type: 'page.hidden', isWanted: false } as const;
const waited = passed('retryPause', 'socket.pause');
const connects = { started: { connect: undefined } };

describe(socketMachine.id, () => {
  it('connects at once, and once it is open again tells that everything may have changed', () => {
    expect(play()).toStrictEqual(
      at('connecting', context(0, true), { started: { watchPage: undefined, connect: undefined } }),
    );
    expect(play(done('connect'))).toStrictEqual(at('live', context(0), { started: { listen: undefined } }));
    const again = play(done('connect'), { type: 'socket.closed' }, waited, done('connect'));
    expect(again).toMatchObject({ state: 'live', emitted: [{ type: 'socket.missed' }] });
  });

  it.each([
    ['a try that failed', [broken, waited]],
    ['a page that was out of sight', [hidden, { type: 'page.shown' }]],
    ['a network that was gone', [{ type: 'network.lost' }, { type: 'network.returned' }]],
  ] as const)('tells that everything may have changed when it first opens after %s', (_, happened) => {
    expect(play(...happened, done('connect'))).toMatchObject({ state: 'live', emitted: [{ type: 'socket.missed' }] });
  });

  it('passes on what changed, and nothing else', () => {
    const changed = { type: 'socket.changed', what: 'messages' } as const;
    expect(play(done('connect'), changed)).toStrictEqual(at('live', context(0), { emitted: [changed] }));
    expect(play(broken, changed).emitted).toEqual([]);
  });

  it('waits longer after each failure, and forgets them once it is open', () => {
    expect(play(broken)).toStrictEqual(at('pause', context(1), { timers: { retryPause: 750 } }));
    expect(play(broken, waited)).toStrictEqual(at('connecting', context(1), connects));
    const second = play(broken, waited, broken).timers['retryPause'] ?? 0;
    expect(second).toBeGreaterThan(750);
    expect(play(broken, waited, done('connect')).context).toEqual(context(0));
  });

  it('tries again at once when the network is back, and not while it is gone', () => {
    expect(play(broken, { type: 'network.returned' }).state).toBe('connecting');
    expect(play(done('connect'), { type: 'network.lost' })).toStrictEqual(at('offline', context(0)));
    expect(play(broken, { type: 'network.lost' }).timers).toEqual({});
    expect(play(broken, { type: 'network.lost' }, { type: 'network.returned' }).state).toBe('connecting');
  });

  it('sleeps out of sight, whatever the network does', () => {
    expect(play(done('connect'), hidden)).toStrictEqual(at('asleep', context(0)));
    expect(play(hidden, { type: 'network.returned' }).state).toBe('asleep');
    expect(play(hidden, { type: 'page.shown' }).state).toBe('connecting');
  });

  it('stays open out of sight where the member is told of what happens', () => {
    const wanted = { type: 'page.hidden', isWanted: true } as const;
    expect(play(done('connect'), wanted)).toStrictEqual(at('live', context(0)));
    expect(play(broken, wanted, waited).state).toBe('connecting');
    expect(play(wanted, { type: 'network.lost' }).state).toBe('offline');
  });

  it('opens anew when it is looked at again: a phone’s sleep ends connections without a word', () => {
    const back = [done('connect'), { type: 'page.hidden', isWanted: true }, { type: 'page.shown' }] as const;
    expect(play(...back)).toStrictEqual(at('connecting', context(0), connects));
    expect(play(...back, done('connect'))).toMatchObject({ state: 'live', emitted: [{ type: 'socket.missed' }] });
  });

  it('never asks again with a session that has ended', () => {
    const timers = { refusalPatience: 10_000 };
    expect(play(failed('connect', new Failure('unauthorized')))).toStrictEqual(at('refused', context(0), { timers }));
    const refused = play(done('connect'), { type: 'socket.refused' }, { type: 'network.returned' });
    expect(refused).toStrictEqual(at('refused', context(0)));
  });

  it('tells once that a refusal went unheeded, for as long as somebody may be signed in', () => {
    const unheeded = passed('refusalPatience', 'socket.refused');
    const { state, emitted } = play(done('connect'), { type: 'socket.refused' }, unheeded);
    expect({ state, emitted }).toEqual({ state: 'refused', emitted: [{ type: 'socket.unheeded' }] });
  });

  it('tries nothing in a browser that has none', () => {
    const missed = player(socketMachine, { isSupported: false, chance: 0 });
    expect(missed()).toStrictEqual(
      at(
        'unsupported',
        { isSupported: false, chance: 0, attempts: 0, isFirst: true },
        {
          started: { watchPage: undefined },
        },
      ),
    );
    expect(missed(hidden, { type: 'page.shown' }).state).toBe('unsupported');
  });
});

describe('the pause between two connections', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

  it('is never shorter than half a second or longer than half a minute', () => {
    fc.assert(
      fc.property(fc.nat(1_000), chance, (attempts, at) => {
        const pause = retryPause(attempts, at);
        expect(pause).toBeGreaterThanOrEqual(500);
        expect(pause).toBeLessThanOrEqual(30_000);
      }),
    );
  });

  it('lies in the upper half of a span that doubles', () => {
    expect(
      [0, 1, 2, 3, 9].map((attempts) => retryPause(attempts, 0) >= 500 * 2 ** Math.min(attempts, 4)),
    ).not.toContain(false);
  });

  it('is not the same for all devices', () => {
    const pauses = new Set([0, 0.2, 0.4, 0.6, 0.8].map((at) => retryPause(4, at)));
    expect(pauses.size).toBe(5);
  });
});
