import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { at, player, rereads } from '#tests/support/flow.ts';
import { failed } from '../model/happening.ts';
import { order } from '../samples.ts';
import { settled, start } from '../settlement/money-samples.ts';
import { cancelOrderMachine } from './cancel-order.machine.ts';
import {
  cancelled,
  cancelledBefore,
  fromDevice,
  kept,
  noRoom,
  within,
  standing,
  sentBefore,
  terms,
  tooLate,
} from './samples.ts';

const play = player(cancelOrderMachine, { subject: order.id, isReachable: true });

const offline = new Failure('offline');
const cancel = { type: 'cancel.confirm' } as const;
const refresh = { type: 'terms.refresh' } as const;
const lost = { type: 'network.lost' } as const;
const returned = { type: 'network.returned' } as const;

const first = { ...start, subject: order.id };
const ready = { ...first, terms: terms() };

describe(cancelOrderMachine.id, () => {
  it('reads the order, and decides within its day', () => {
    expect(play()).toStrictEqual(at('loading', first, { started: { loadTerms: { subject: order.id } } }));
    expect(play(within)).toStrictEqual(at({ deciding: 'idle' }, ready, rereads));
    expect(play(failed('loadTerms', offline), refresh).state).toBe('loading');
  });

  it('cancels once, by its id', () => {
    expect(play(within, cancel)).toStrictEqual(
      at('settling', ready, {
        started: { settlement: { intent: kept(null), move: { orderId: order.id }, isReachable: true } },
      }),
    );
    expect(play(within, cancel, cancel).started).toEqual({});
    expect(play(within, cancel, settled({ end: 'done', result: cancelled }))).toStrictEqual(
      at(
        'cancelled',
        { ...ready, result: cancelled },
        { emitted: [{ type: 'cancelOrder.succeeded', result: cancelled }] },
      ),
    );
  });

  it('cancels nothing that stands', () => {
    expect(play(standing, cancel)).toMatchObject({ state: 'unavailable', started: {} });
    expect(play(standing, refresh).state).toBe('loading');
  });

  it('says that it was cancelled before, here or elsewhere', () => {
    expect(play(cancelledBefore, cancel)).toMatchObject({ state: 'cancelled', context: { result: cancelled } });
  });

  it('asks first what became of one that was sent before', () => {
    expect(play(sentBefore)).toMatchObject({ state: 'settling', started: { settlement: { move: null } } });
    const dropped = play(sentBefore, settled({ end: 'dropped' }));
    expect(dropped.state).toBe('loading');
    expect(play(sentBefore, failed('settlement', offline)).state).toBe('failed');
  });

  it('tells why it was too late, and reads what is so now', () => {
    const refused = [within, cancel, settled({ end: 'refused', failure: tooLate })] as const;
    expect(play(...refused)).toMatchObject({ state: 'refused', context: { failure: tooLate, result: null } });
    expect(play(...refused, refresh, standing)).toMatchObject({ state: 'unavailable', context: { failure: null } });
  });

  it('cancels nothing offline, on figures of the device, or where no intent can be kept', () => {
    expect(play(within, lost, cancel)).toMatchObject({ state: { deciding: 'idle' }, started: {} });
    expect(play(within, lost, returned, within, cancel).state).toBe('settling');
    expect(play(fromDevice, cancel).state).toEqual({ deciding: 'idle' });
    expect(play(noRoom, cancel).state).toEqual({ deciding: 'idle' });
  });
});
