import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { storedDataMachine } from './stored-data.machine.ts';

const play = player(storedDataMachine);
const full = { app: 1_000, data: 200 };
const measured = done('measure', full);
const storage = new Failure('storage');
const clear = { type: 'data.clear' } as const;

describe(storedDataMachine.id, () => {
  it('measures first', () => {
    expect(play()).toStrictEqual(at('measuring', { sizes: null, failure: null }, { started: { measure: undefined } }));
    expect(play(measured)).toStrictEqual(at('ready', { sizes: full, failure: null }));
  });

  it('measures again once it is cleared, and says so', () => {
    const cleared = play(measured, clear, done('clearData', undefined));
    expect(cleared).toMatchObject({ state: 'measuring', emitted: [{ type: 'storedData.cleared' }] });
    expect(
      play(measured, clear, done('clearData', undefined), done('measure', { ...full, data: 0 })).context.sizes,
    ).toEqual({ ...full, data: 0 });
  });

  it('says when the device does not let it, and tries again', () => {
    expect(play(failed('measure', storage))).toMatchObject({ state: 'failed', context: { failure: storage } });
    expect(play(measured, clear, failed('clearData', storage)).state).toBe('failed');
    expect(play(failed('measure', storage), { type: 'sizes.retry' })).toMatchObject({
      state: 'measuring',
      context: { failure: null },
    });
  });
});
