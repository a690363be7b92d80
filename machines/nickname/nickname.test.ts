import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import type { NicknameProblem } from '#domain/nickname.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { nicknameMachine } from './nickname.machine.ts';

const play = player(nicknameMachine);
const start = { name: '', text: '', problem: null, failure: null };
const loaded = done('loadName', 'Asha');
const form = { ...start, name: 'Asha', text: 'Asha' };
const type = (text: string) => ({ type: 'name.type', text }) as const;
const save = { type: 'name.save' } as const;
const offline = new Failure('offline');

describe(nicknameMachine.id, () => {
  it('begins with the name that there is', () => {
    expect(play()).toStrictEqual(at('loading', start, { started: { loadName: undefined } }));
    expect(play(loaded)).toStrictEqual(at('form', form));
    expect(play(failed('loadName', offline))).toStrictEqual(at('failed', { ...start, failure: offline }));
    expect(play(failed('loadName', offline), { type: 'name.refresh' }).state).toBe('loading');
    expect(play(failed('loadName', offline), { type: 'network.returned' }).state).toBe('loading');
  });

  it.each<[string, NicknameProblem]>([
    ['', 'empty'],
    ['  ', 'empty'],
    ['x'.repeat(31), 'long'],
    ['evil\u202e', 'characters'],
  ])('says what is wrong with %j until it changes', (text, problem) => {
    expect(play(loaded, type(text), save)).toStrictEqual(at('form', { ...form, text, problem }));
    expect(play(loaded, type(text), save, type('x')).context.problem).toBeNull();
  });

  it('saves it tidy, once', () => {
    expect(play(loaded, type(' Asha  Rao '), save)).toMatchObject({
      state: 'saving',
      started: { save: { name: 'Asha  Rao' } },
    });
    expect(play(loaded, type('Meera'), save, save).started).toEqual({});
    expect(play(loaded, type('Meera'), save, done('save'))).toStrictEqual(
      at('saved', { ...form, text: 'Meera' }, { emitted: [{ type: 'nickname.saved' }] }),
    );
  });

  it.each(['Asha', ' Asha '])('sends nothing where %j changes nothing', (text) => {
    expect(play(loaded, type(text), save)).toStrictEqual(
      at('unchanged', { ...form, text }, { emitted: [{ type: 'nickname.unchanged' }] }),
    );
  });

  it('keeps what was typed when it fails', () => {
    const broken = [loaded, type('Meera'), save, failed('save', offline)] as const;
    expect(play(...broken)).toStrictEqual(at('form', { ...form, text: 'Meera', failure: offline }));
    expect(play(...broken, save)).toMatchObject({ state: 'saving', context: { failure: null } });
  });
});
