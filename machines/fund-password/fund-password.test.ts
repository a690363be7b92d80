import { describe, expect, it } from 'vitest';
import { targets } from '../samples.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import {
  change,
  codeOut,
  entered,
  first,
  loaded,
  offline,
  second,
  sent,
  typed,
  verified,
  wrongCode,
  wrongOld,
} from './samples.ts';
import { fundPasswordMachine, type FundPasswordField, type FundPasswordStanding } from './fund-password.machine.ts';

const play = player(fundPasswordMachine);
const submit = { type: 'form.submit' } as const;

const start = {
  standing: null,
  current: '',
  password: '',
  again: '',
  isForgotten: false,
  problems: [],
  sent: null,
  entered: null,
  failure: null,
};
const filled = { ...start, standing: first, password: 'Funds2026', again: 'Funds2026' };
const verifies = { started: { verification: { account: null, targets, sent: null, failure: null } } };

describe(fundPasswordMachine.id, () => {
  it('reads whether one is set', () => {
    expect(play()).toStrictEqual(at('loading', start, { started: { loadStanding: undefined } }));
    expect(play(loaded(first))).toStrictEqual(at('form', { ...start, standing: first }));
    expect(play(failed('loadStanding', offline), { type: 'standing.refresh' }).state).toBe('loading');
    expect(play(failed('loadStanding', offline), { type: 'network.returned' }).state).toBe('loading');
  });

  it.each<[FundPasswordStanding, Partial<Record<FundPasswordField, string>>, FundPasswordField[]]>([
    [first, {}, ['password']],
    [first, { password: 'short1', again: 'short1' }, ['password']],
    [first, { password: '1startsWithDigit', again: '1startsWithDigit' }, ['password']],
    [first, { password: 'has spaces in it', again: 'has spaces in it' }, ['password']],
    [first, { password: 'Funds2026', again: 'Funds2027' }, ['again']],
    [first, { password: 'Funds2026', again: 'Funds2026' }, []],
    [second, { password: 'Funds2026', again: 'Funds2026' }, ['current']],
    [second, { password: 'Funds2026', again: 'Funds2026', current: 'x' }, []],
  ])('says what is wrong (%#)', (standing, values, problems) => {
    const changes = Object.entries(values).map(([field, value]) => change(field as FundPasswordField, value));
    const told = play(loaded(standing), ...changes, submit);
    expect(told.context.problems).toEqual(problems);
    expect(told.state).toBe(problems.length === 0 ? 'verifying' : 'form');
  });

  it('changes it with a code, and forgets what was typed', () => {
    expect(play(loaded(first), ...typed, submit)).toStrictEqual(at('verifying', filled, verifies));
    expect(play(loaded(first), ...typed, submit, verified)).toStrictEqual(
      at(
        'changing',
        { ...filled, sent, entered },
        { started: { change: { entered, password: 'Funds2026', current: '', isForgotten: false } } },
      ),
    );
    expect(play(loaded(first), ...typed, submit, verified, done('change'))).toStrictEqual(
      at('changed', { ...start, standing: first, sent, entered }, { emitted: [{ type: 'fundPassword.changed' }] }),
    );
  });

  it('asks for the code again when it was wrong, for the passwords when they were', () => {
    const changing = [loaded(second), ...typed, change('current', 'Old12345'), submit, verified] as const;
    expect(play(...changing, failed('change', wrongCode))).toMatchObject({
      state: 'verifying',
      started: { verification: { sent, failure: wrongCode } },
      context: { password: 'Funds2026' },
    });
    expect(play(...changing, failed('change', wrongOld))).toMatchObject({
      state: 'form',
      context: { failure: wrongOld, password: 'Funds2026' },
    });
  });

  it('asks for the old one where one was set meanwhile', () => {
    const changing = [loaded(first), ...typed, submit, verified] as const;
    expect(play(...changing, failed('change', wrongOld))).toMatchObject({
      state: 'form',
      context: { standing: second, problems: ['current'], failure: wrongOld, password: 'Funds2026' },
    });
    const named = [change('current', 'Old12345'), submit] as const;
    expect(play(...changing, failed('change', wrongOld), ...named)).toMatchObject({
      state: 'verifying',
      context: { current: 'Old12345', failure: null },
    });
  });

  it('reads again whether one is set when no answer came, and keeps what was typed and why', () => {
    const changing = [loaded(first), ...typed, submit, verified] as const;
    expect(play(...changing, failed('change', offline))).toMatchObject({
      state: 'loading',
      started: { loadStanding: undefined },
    });
    expect(play(...changing, failed('change', offline), loaded(second))).toMatchObject({
      state: 'form',
      context: { standing: second, failure: offline, password: 'Funds2026' },
    });
    const unread = [...changing, failed('change', offline), failed('loadStanding', offline)] as const;
    expect(play(...unread)).toMatchObject({ state: 'failed', context: { password: 'Funds2026' } });
    expect(play(...unread, { type: 'standing.refresh' }, loaded(second))).toMatchObject({
      state: 'form',
      context: { failure: null, password: 'Funds2026' },
    });
  });

  it('takes the login password in place of a forgotten one', () => {
    const forgotten = [loaded(second), change('current', 'half'), { type: 'password.forget' }] as const;
    expect(play(...forgotten).context).toMatchObject({ isForgotten: true, current: '' });
    expect(play(...forgotten, { type: 'password.remember' }).context).toMatchObject({
      isForgotten: false,
      current: '',
    });
    expect(play(...forgotten, ...typed, change('current', 'Login123'), submit, verified).started).toMatchObject({
      change: { current: 'Login123', isForgotten: true },
    });
  });

  it('can be left for the form while the code is awaited', () => {
    expect(play(loaded(first), ...typed, submit, { type: 'form.open' })).toStrictEqual(at('form', filled));
    expect(play(loaded(first), ...typed, submit, failed('verification', offline)).state).toBe('failed');
  });

  it('goes on with the code that is out, where it was left for the form', () => {
    const back = { type: 'form.open' } as const;
    const told = play(loaded(first), ...typed, submit, codeOut, back, submit);
    expect(told.started).toMatchObject({ verification: { sent, failure: null } });
  });
});
