import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { dataFileMachine } from './data-file.machine.ts';

const play = player(dataFileMachine);
const load = { type: 'file.load' } as const;
const file = { at: 1, text: '{}' };

describe(dataFileMachine.id, () => {
  it('reads when it is asked to, once at a time', () => {
    expect(play()).toMatchObject({ state: 'ready' });
    expect(play(load)).toMatchObject({ state: 'loading', started: { loadFile: undefined } });
    expect(play(load, load).started).toEqual({});
    expect(play(load, done('loadFile', file))).toMatchObject({ state: 'complete', context: { file } });
  });

  it('says why it failed, and reads again', () => {
    const lost = failed('loadFile', new Failure('offline'));
    expect(play(load, lost)).toMatchObject({ state: 'failed', context: { failure: { kind: 'offline' } } });
    expect(play(load, lost, load, done('loadFile', file))).toMatchObject({
      state: 'complete',
      context: { failure: null },
    });
  });
});
