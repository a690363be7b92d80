import { describe, expect, it } from 'vitest';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { persistenceMachine } from './persistence.machine.ts';

const play = player(persistenceMachine);
const keep = { type: 'storage.keep' } as const;
const clearable = done('readPersistence', 'clearable');

describe(persistenceMachine.id, () => {
  it('only reads by itself', () =>
    expect(play()).toStrictEqual(at('reading', {}, { started: { readPersistence: undefined } })));

  it.each(['persistent', 'clearable', 'unsupported'] as const)('says that it is %s', (persistence) =>
    expect(play(done('readPersistence', persistence)).state).toBe(persistence),
  );

  it('can tell nothing where the browser refuses to', () =>
    expect(play(failed('readPersistence', new Error('refused'))).state).toBe('unsupported'));

  it('asks when the member wants it, as often as they do', () => {
    expect(play(clearable, keep)).toStrictEqual(at('asking', {}, { started: { askToKeep: undefined } }));
    expect(play(clearable, keep, done('askToKeep', true)).state).toBe('persistent');
    expect(play(clearable, keep, done('askToKeep', false)).state).toBe('declined');
    expect(play(clearable, keep, failed('askToKeep', new Error('refused')), keep).state).toBe('asking');
  });
});
