import { describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { now } from '#tests/support/figures.ts';
import { at, done, failed, player } from '#tests/support/flow.ts';
import { expectWalk } from '#tests/support/walk.ts';
import { fundPasswordMachine, type FundPasswordField, type FundPasswordStanding } from './fund-password.machine.ts';

const play = player(fundPasswordMachine);
const targets = [{ channel: 'phone', to: '+91 ••••••0001' }] as const;
const first: FundPasswordStanding = { hasPassword: false, targets };
const second: FundPasswordStanding = { hasPassword: true, targets };
const loaded = (standing: FundPasswordStanding) => done('loadStanding', standing);
const sent = { ...targets[0], sentAt: now, retryAt: now + 60_000, expiresAt: now + 300_000 };
const entered = { channel: 'phone', code: '123456' } as const;
const verified = done('verification', { sent, entered });
const change = (field: FundPasswordField, value: string) => ({ type: 'field.change', field, value }) as const;
const submit = { type: 'form.submit' } as const;
const typed = [change('password', 'Funds2026'), change('again', 'Funds2026')] as const;

const offline = new Failure('offline');
const wrongCode = new Failure('rejected', codes.codeWrong, 'wrong');
const wrongOld = new Failure('rejected', codes.wrongFundPassword, 'wrong');

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
const verifies = { started: { verification: { targets, sent: null, failure: null } } };

describe(fundPasswordMachine.id, () => {
  it('reads whether one is set', () => {
    expect(play()).toStrictEqual(at('loading', start, { started: { loadStanding: undefined } }));
    expect(play(loaded(first))).toStrictEqual(at('form', { ...start, standing: first }));
    expect(play(failed('loadStanding', offline), { type: 'standing.refresh' }).state).toBe('loading');
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

  it('can be walked from end to end', () =>
    expectWalk(fundPasswordMachine, './fund-password.walk.txt', {
      events: {
        'loadStanding done: none yet': loaded(first),
        'loadStanding done: one is set': loaded(second),
        'field.change: current': change('current', 'Old12345'),
        'field.change: password': typed[0],
        'field.change: again': typed[1],
        'verification done': verified,
        'change failed: code': failed('change', wrongCode),
        'change failed: password': failed('change', wrongOld),
        'change failed: no answer': failed('change', offline),
      },
      facts: ({ standing, isForgotten, current, password, again }) => [
        standing?.hasPassword === true && 'one is set',
        isForgotten && 'forgotten',
        standing?.hasPassword === true && current !== '' && 'current',
        password !== '' && 'password',
        again !== '' && 'again',
      ],
    }));
});
