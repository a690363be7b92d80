import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { loginPasswordMachine, type LoginPasswordField } from './login-password.machine.ts';

const play = player(loginPasswordMachine);
const [old, next] = ['Harbour2026', 'Solarmill2027'];
const type = (field: LoginPasswordField, value: string) => ({ type: 'field.change', field, value }) as const;
const submit = { type: 'form.submit' } as const;
const check = { type: 'outcome.check' } as const;
const typed = [type('current', old), type('password', next), type('again', next)] as const;
const timeout = new Failure('timeout');
const wrong = new Failure('rejected', 1_105);

describe(loginPasswordMachine.id, () => {
  it('marks what is missing, against the rule or not the same, and sends nothing', () => {
    expect(play(submit).context.problems).toEqual(['current', 'password']);
    expect(play(type('current', old), type('password', 'short'), submit).context.problems).toEqual([
      'password',
      'again',
    ]);
    expect(play(...typed, type('again', `${next}x`), submit)).toMatchObject({
      state: 'form',
      context: { problems: ['again'] },
      started: {},
    });
    expect(play(submit, type('current', old)).context.problems).toEqual(['password']);
  });

  it('sends the old one and the new one, and forgets both when it is done', () => {
    expect(play(...typed, submit).started).toEqual({ change: { current: old, password: next } });
    expect(play(...typed, submit, done('change', 2))).toStrictEqual(
      at(
        'changed',
        { current: '', password: '', again: '', problems: [], ended: 2, failure: null },
        {
          emitted: [{ type: 'loginPassword.changed' }],
        },
      ),
    );
  });

  it('keeps what was typed after a refusal', () => {
    const refused = play(...typed, submit, failed('change', wrong));
    expect(refused).toMatchObject({ state: 'form', context: { current: old, password: next, failure: wrong } });
    expect(play(...typed, submit, failed('change', wrong), type('current', 'x')).context.failure).toBeNull();
  });

  it('asks which one holds when no answer came', () => {
    const unsettled = [...typed, submit, failed('change', timeout)] as const;
    expect(play(...unsettled)).toMatchObject({ state: 'unsettled', context: { failure: timeout } });
    expect(play(...unsettled, check).started).toEqual({ checkPassword: { password: next } });
    expect(play(...unsettled, check, done('checkPassword', true))).toMatchObject({
      state: 'changed',
      context: { ended: null, password: '', failure: null },
    });
    expect(play(...unsettled, check, done('checkPassword', false))).toMatchObject({
      state: 'form',
      context: { current: old, password: next, failure: timeout },
    });
    expect(play(...unsettled, check, failed('checkPassword', new Failure('offline'))).state).toBe('unsettled');
  });
});
