import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { at, player, rereads } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { due, noRoom, nothingDue, pending, receipt, rejected, settled } from './samples.ts';
import { keptTerms } from '../terms.ts';
import { incomeMachine } from './income.machine.ts';

const input = { isReachable: true };
const play = player(incomeMachine, input);

const offline = new Failure('offline');

const take = { type: 'income.take' } as const;
const refresh = { type: 'income.refresh' } as const;
const returned = { type: 'network.returned' } as const;
const loaded = done('loadDue', due);

const start = { due: null, isReachable: true, receipt: null, failure: null };
const ready = { ...start, due };
const asks = { started: { loadDue: undefined } };
const settles = { started: { settlement: { intent: due.intent, move: {}, isReachable: true } } };
const taken = at('taken', { ...ready, receipt }, { emitted: [{ type: 'income.taken', receipt }] });

describe(incomeMachine.id, () => {
  it('loads what is due with the open intent', () => {
    expect(play()).toStrictEqual(at('loading', start, asks));
    expect(play(loaded)).toStrictEqual(at('ready', ready, rereads));
    expect(play(done('loadDue', nothingDue))).toStrictEqual(at('empty', { ...start, due: nothingDue }));
    expect(play(failed('loadDue', offline))).toStrictEqual(at('failed', { ...start, failure: offline }));
    expect(play(failed('loadDue', offline), returned)).toStrictEqual(
      at('loading', { ...start, failure: offline }, asks),
    );
  });

  it('settles first what went out before', () => {
    for (const before of [pending, { ...pending, wallet: nothingDue.wallet }]) {
      expect(play(done('loadDue', before))).toStrictEqual(
        at(
          'settling',
          { ...start, due: before },
          {
            started: { settlement: { intent: before.intent, move: null, isReachable: true } },
          },
        ),
      );
    }
  });

  it('takes it once', () => {
    expect(play(loaded, take)).toStrictEqual(at('settling', ready, settles));
    expect(play(loaded, take, take)).toStrictEqual(at('settling', ready));
    expect(play(loaded, take, settled({ end: 'done', result: receipt }))).toStrictEqual(taken);
  });

  it('takes nothing on figures that the device kept, until they are read anew', () => {
    const old = done('loadDue', keptTerms(due));
    expect(play(old, take).state).toBe('ready');
    expect(play(old, returned, take).state).toBe('refreshing');
    expect(play(loaded, refresh, failed('loadDue', offline), take)).toMatchObject({
      state: 'ready',
      context: { due: keptTerms(due), failure: offline },
    });
    expect(play(old, returned, loaded, take).state).toBe('settling');
  });

  it('takes nothing offline, or on a device that can’t keep an intent', () => {
    expect(play(loaded, { type: 'network.lost' }, take)).toStrictEqual(at('ready', { ...ready, isReachable: false }));
    expect(play(loaded, { type: 'network.lost' }, returned, loaded, take).state).toBe('settling');
    expect(play(done('loadDue', noRoom), take)).toStrictEqual(at('ready', { ...start, due: noRoom }));
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
