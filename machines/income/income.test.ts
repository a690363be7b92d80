import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { at, player, rereads } from '#tests/support/flow.ts';
import { failed } from '../model/happening.ts';
import { due, load, noRoom, nothingDue, pending, receipt, rejected } from './samples.ts';
import { foundSent, settled, start } from '../settlement/money-samples.ts';
import { keptTerms } from '../terms.ts';
import { incomeMachine } from './income.machine.ts';

const input = { subject: '', isReachable: true } as const;
const play = player(incomeMachine, input);

const offline = new Failure('offline');

const take = { type: 'income.take' } as const;
const refresh = { type: 'terms.refresh' } as const;
const returned = { type: 'network.returned' } as const;
const loaded = load(due);

const first = { ...start, isPressed: false };
const ready = { ...first, terms: due };
const asks = { started: { loadTerms: { subject: '' } } };
const settles = { started: { settlement: { intent: due.intent, move: {}, isReachable: true } } };
const taken = at('taken', { ...ready, result: receipt }, { emitted: [{ type: 'income.succeeded', result: receipt }] });

describe(incomeMachine.id, () => {
  it('loads what is due with the open intent', () => {
    expect(play()).toStrictEqual(at('loading', first, asks));
    expect(play(loaded)).toStrictEqual(at({ deciding: 'idle' }, ready, rereads));
    expect(play(load(nothingDue))).toStrictEqual(at('empty', { ...first, terms: nothingDue }));
    expect(play(failed('loadTerms', offline))).toStrictEqual(at('failed', { ...first, failure: offline }));
    expect(play(failed('loadTerms', offline), returned)).toStrictEqual(
      at('loading', { ...first, failure: offline }, asks),
    );
  });

  it('settles first what went out before', () => {
    expect(play(foundSent(pending))).toStrictEqual(
      at(
        'settling',
        { ...first, sentBefore: pending },
        { started: { settlement: { intent: pending, move: null, isReachable: true } } },
      ),
    );
  });

  it('goes on by itself where it was pressed before it was read, and only there', () => {
    const pressed = player(incomeMachine, { ...input, isPressed: true });
    expect(pressed(loaded)).toStrictEqual(at('settling', ready, settles));
    expect(pressed(load(nothingDue)).state).toBe('empty');
    expect(pressed(load(nothingDue), { type: 'terms.refresh' }, loaded).state).toStrictEqual({ deciding: 'idle' });
    const lost = { type: 'network.lost' } as const;
    for (const held of [[load(keptTerms(due))], [load(noRoom)], [lost, loaded], [failed('loadTerms', offline)]]) {
      // What the member is told to do later doesn't happen by itself.
      expect(pressed(...held, returned, loaded).state).toStrictEqual({ deciding: 'idle' });
    }
    // Dropped, it is not sent a second time by itself.
    expect(pressed(loaded, settled({ end: 'dropped' }), loaded).state).toStrictEqual({ deciding: 'idle' });
  });

  it('takes it once', () => {
    expect(play(loaded, take)).toStrictEqual(at('settling', ready, settles));
    expect(play(loaded, take, take)).toStrictEqual(at('settling', ready));
    expect(play(loaded, take, settled({ end: 'done', result: receipt }))).toStrictEqual(taken);
  });

  it('takes nothing on figures that the device kept, until they are read anew', () => {
    const old = load(keptTerms(due));
    expect(play(old, take).state).toStrictEqual({ deciding: 'idle' });
    expect(play(old, returned, take).state).toStrictEqual({ deciding: 'refreshing' });
    expect(play(loaded, refresh, failed('loadTerms', offline), take)).toMatchObject({
      state: { deciding: 'idle' },
      context: { terms: keptTerms(due), failure: offline },
    });
    expect(play(old, returned, loaded, take).state).toBe('settling');
  });

  it('takes nothing offline, or on a device that can’t keep an intent', () => {
    expect(play(loaded, { type: 'network.lost' }, take)).toStrictEqual(
      at({ deciding: 'idle' }, { ...ready, isReachable: false }),
    );
    expect(play(loaded, { type: 'network.lost' }, returned, loaded, take).state).toBe('settling');
    expect(play(load(noRoom), take)).toStrictEqual(at({ deciding: 'idle' }, { ...first, terms: noRoom }));
  });

  it('says what was refused, and starts anew after what was dropped', () => {
    const refused = [loaded, take, settled({ end: 'refused', failure: rejected })] as const;
    expect(play(...refused)).toStrictEqual(at('refused', { ...ready, failure: rejected }));
    expect(play(...refused, refresh).state).toBe('loading');
    expect(play(loaded, take, settled({ end: 'dropped' }))).toStrictEqual(at('loading', ready, asks));
    expect(play(loaded, take, failed('settlement', offline))).toStrictEqual(
      at('failed', { ...ready, failure: offline }),
    );
  });

  it('tells its settlement about the network', () => {
    expect(play(loaded, take, { type: 'network.lost' })).toStrictEqual(
      at('settling', { ...ready, isReachable: false }, { sent: { settlement: { type: 'network.lost' } } }),
    );
    expect(play(loaded, take, { type: 'network.lost' }, returned)).toStrictEqual(
      at('settling', ready, { sent: { settlement: returned } }),
    );
  });
});
