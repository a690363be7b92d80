import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { fresh } from '#domain/fresh.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed, passed } from '../model/happening.ts';
import { createResourceMachine } from './resource.machine.ts';

const machine = createResourceMachine<string>();
const play = player(machine);
const first = fresh('first', 1_000);
const second = fresh('second', 2_000);
const loaded = done('load', first);
const offline = new Failure('offline');
const refresh = { type: 'resource.refresh' } as const;
const asks = { started: { load: { isPatient: false } } };
const asksPatiently = { started: { load: { isPatient: true } } };
const fromDevice = fresh('kept', 500, 'store');
const kept = done('load', fromDevice);
const ages = { timers: { freshFor: 60_000 } };
const old = passed('freshFor', 'resource.ready');

describe(machine.id, () => {
  it('loads, and ages after a minute', () => {
    expect(play()).toStrictEqual(at('loading', { data: null, failure: null }, asks));
    expect(play(loaded)).toStrictEqual(at('ready', { data: first, failure: null }, ages));
    expect(play(loaded, old)).toStrictEqual(at('stale', { data: first, failure: null }));
  });

  it.each(['resource.refresh', 'network.returned'] as const)(
    'is read again on %s, with what it has on the screen',
    (type) => {
      expect(play(loaded, { type })).toStrictEqual(at('refreshing', { data: first, failure: null }, asksPatiently));
      expect(play(loaded, old, { type })).toStrictEqual(
        at('refreshing', { data: first, failure: null }, asksPatiently),
      );
      expect(play(loaded, { type }, done('load', second))).toStrictEqual(
        at('ready', { data: second, failure: null }, ages),
      );
    },
  );

  it('keeps what it has, as stale, when it can’t be read again', () => {
    expect(play(loaded, refresh, failed('load', offline))).toStrictEqual(
      at('stale', { data: first, failure: offline }),
    );
  });

  it('shows what the device kept, and reads it again once, patiently', () => {
    expect(play(kept)).toStrictEqual(at('refreshing', { data: fromDevice, failure: null }, asksPatiently));
    expect(play(kept, loaded)).toStrictEqual(at('ready', { data: first, failure: null }, ages));
    expect(play(kept, kept)).toStrictEqual(at('stale', { data: fromDevice, failure: null }));
    expect(play(kept, failed('load', offline))).toStrictEqual(at('stale', { data: fromDevice, failure: offline }));
    expect(play(loaded, refresh, kept)).toStrictEqual(at('stale', { data: fromDevice, failure: null }));
    expect(play(kept, kept, { type: 'network.returned' }, loaded)).toStrictEqual(
      at('ready', { data: first, failure: null }, ages),
    );
  });

  it('begins with what a start has of it, reads it again, and says its age only where that fails', () => {
    const early = fresh('kept', 500, 'early');
    const start = player(createResourceMachine(early));
    expect(start()).toStrictEqual(at('refreshing', { data: early, failure: null }, asksPatiently));
    expect(start(loaded)).toStrictEqual(at('ready', { data: first, failure: null }, ages));
    expect(start(failed('load', offline))).toStrictEqual(at('stale', { data: fromDevice, failure: offline }));
  });

  it('has failed when nothing came, and tries again', () => {
    expect(play(failed('load', offline))).toStrictEqual(at('failed', { data: null, failure: offline }));
    expect(play(failed('load', offline), refresh)).toStrictEqual(at('loading', { data: null, failure: offline }, asks));
    expect(play(failed('load', offline), refresh, loaded)).toStrictEqual(
      at('ready', { data: first, failure: null }, ages),
    );
  });

  it('takes a thrown defect for an answer that is not valid', () => {
    expect(play(failed('load', new TypeError('defect'))).context.failure).toMatchObject({ kind: 'invalid' });
  });
});
