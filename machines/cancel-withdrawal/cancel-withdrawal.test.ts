import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { at, player, rereads } from '#tests/support/flow.ts';
import { failed } from '../model/happening.ts';
import { settled, start } from '../settlement/money-samples.ts';
import { withdrawal } from '../withdrawal/samples.ts';
import { cancelWithdrawalMachine } from './cancel-withdrawal.machine.ts';
import {
  cancelled,
  cancelledBefore,
  fromDevice,
  kept,
  noRoom,
  pending,
  processing,
  sentBefore,
  terms,
  tooLate,
} from './samples.ts';

const play = player(cancelWithdrawalMachine, { subject: withdrawal.id, isReachable: true });

const offline = new Failure('offline');
const cancel = { type: 'cancel.confirm' } as const;
const refresh = { type: 'terms.refresh' } as const;
const lost = { type: 'network.lost' } as const;
const returned = { type: 'network.returned' } as const;

const first = { ...start, subject: withdrawal.id };
const ready = { ...first, terms: terms() };

describe(cancelWithdrawalMachine.id, () => {
  it('reads the withdrawal, and decides while it is pending', () => {
    expect(play()).toStrictEqual(at('loading', first, { started: { loadTerms: { subject: withdrawal.id } } }));
    expect(play(pending)).toStrictEqual(at({ deciding: 'idle' }, ready, rereads));
    expect(play(failed('loadTerms', offline), refresh).state).toBe('loading');
  });

  it('cancels once, by its id', () => {
    expect(play(pending, cancel)).toStrictEqual(
      at('settling', ready, {
        started: { settlement: { intent: kept(null), move: { withdrawalId: withdrawal.id }, isReachable: true } },
      }),
    );
    expect(play(pending, cancel, cancel).started).toEqual({});
    expect(play(pending, cancel, settled({ end: 'done', result: cancelled }))).toStrictEqual(
      at(
        'cancelled',
        { ...ready, result: cancelled },
        { emitted: [{ type: 'cancelWithdrawal.succeeded', result: cancelled }] },
      ),
    );
  });

  it.each(['processing', 'arrived', 'failed'] as const)('cancels nothing that is %s', (status) => {
    const found = { ...processing, output: terms({ status }) };
    expect(play(found, cancel)).toMatchObject({ state: 'unavailable', started: {} });
    expect(play(found, refresh).state).toBe('loading');
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
    const refused = [pending, cancel, settled({ end: 'refused', failure: tooLate })] as const;
    expect(play(...refused)).toMatchObject({ state: 'refused', context: { failure: tooLate, result: null } });
    expect(play(...refused, refresh, processing)).toMatchObject({ state: 'unavailable', context: { failure: null } });
  });

  it('cancels nothing offline, on figures of the device, or where no intent can be kept', () => {
    expect(play(pending, lost, cancel)).toMatchObject({ state: { deciding: 'idle' }, started: {} });
    expect(play(pending, lost, returned, pending, cancel).state).toBe('settling');
    expect(play(fromDevice, cancel).state).toEqual({ deciding: 'idle' });
    expect(play(noRoom, cancel).state).toEqual({ deciding: 'idle' });
  });
});
