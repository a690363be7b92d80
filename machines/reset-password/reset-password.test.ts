import { describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed, shown } from '../model/happening.ts';
import {
  account,
  checked,
  codeOut,
  entered,
  loaded,
  offer,
  offline,
  sent,
  typed,
  verified,
  wrongCode,
} from '../register/samples.ts';
import { resetPasswordMachine, type ResetPasswordField } from './reset-password.machine.ts';

const play = player(resetPasswordMachine, { country: 'IN' });
const submit = { type: 'form.submit' } as const;
const back = { type: 'form.open' } as const;
const change = (field: ResetPasswordField, value: string) => ({ type: 'field.change', field, value }) as const;
const all = [...typed, change('again', 'Asha2026')] as const;
const tooMany = new Failure('rejected', codes.tooManyAttempts, 'wait');

const start = {
  offer: null,
  way: 'phone',
  country: 'IN',
  phone: '',
  email: '',
  password: '',
  again: '',
  problems: [],
  account: null,
  sent: null,
  entered: null,
  failure: null,
};
const filled = { ...start, offer, phone: '98765 43210', password: 'Asha2026', again: 'Asha2026' };
const targets = [{ channel: 'phone', to: '+91 9876543210' }];
const verifying = [loaded, ...all, submit, checked] as const;
const resetting = [...verifying, verified] as const;

describe(resetPasswordMachine.id, () => {
  it('asks what an account can be, and asks again when nobody told', () => {
    expect(play()).toStrictEqual(at('loading', start, { started: { loadOffer: undefined } }));
    expect(play(loaded)).toStrictEqual(at('form', { ...start, offer }));
    expect(play(failed('loadOffer', offline))).toStrictEqual(at('failed', { ...start, failure: offline }));
    expect(play(failed('loadOffer', offline), { type: 'offer.refresh' }).state).toBe('loading');
    expect(play(done('loadOffer', { ...offer, ways: ['email'] })).context.way).toBe('email');
    expect(play(done('loadOffer', { ...offer, country: 'KE' })).context.country).toBe('KE');
  });

  it.each<[Partial<Record<ResetPasswordField, string>>, ResetPasswordField[]]>([
    [{}, ['phone', 'password']],
    [{ phone: '9876543210', password: 'short1', again: 'short1' }, ['password']],
    [{ phone: '9876543210', password: 'Asha2026', again: 'Asha2027' }, ['again']],
    [{ phone: '12', password: 'Asha2026', again: 'Asha2026' }, ['phone']],
    [{ phone: '9876543210', password: 'Asha2026', again: 'Asha2026' }, []],
  ])('says what is wrong (%#)', (values, problems) => {
    const changes = Object.entries(values).map(([field, value]) => change(field as ResetPasswordField, value));
    const told = play(loaded, ...changes, submit);
    expect(told.context.problems).toEqual(problems);
    expect(told.state).toBe(problems.length === 0 ? 'checking' : 'form');
  });

  it('keeps what was typed the other way', () => {
    const told = play(loaded, ...all, submit, failed('checkAccount', offline), { type: 'way.choose', way: 'email' });
    expect(told).toMatchObject({ state: 'form', context: { phone: '98765 43210', problems: [], failure: null } });
    expect(play(loaded, { type: 'way.choose', way: 'email' }, ...all, submit).context.problems).toEqual(['email']);
  });

  it('has the account checked, then sets the password by a code and forgets it', () => {
    expect(play(loaded, ...all, submit)).toStrictEqual(at('checking', filled, { started: { checkAccount: account } }));
    expect(play(...verifying)).toStrictEqual(
      at(
        'verifying',
        { ...filled, account },
        { started: { verification: { account, targets, sent: null, failure: null } } },
      ),
    );
    expect(play(...resetting)).toStrictEqual(
      at(
        'resetting',
        { ...filled, account, sent, entered },
        { started: { reset: { account, entered, password: 'Asha2026' } } },
      ),
    );
    expect(play(...resetting, done('reset'))).toStrictEqual(
      at('changed', { ...filled, password: '', again: '', account, sent, entered }),
    );
  });

  it('asks for the code again when it was wrong, and shows any other refusal', () => {
    expect(play(...resetting, failed('reset', wrongCode))).toMatchObject({
      state: 'verifying',
      started: { verification: { sent, failure: wrongCode } },
    });
    expect(play(...resetting, failed('reset', tooMany))).toStrictEqual(
      at('form', { ...filled, account, sent, entered, failure: tooMany }),
    );
  });

  it('does not know what it is when no answer came, and begins with another code', () => {
    const lost = [...resetting, failed('reset', offline)] as const;
    expect(play(...lost)).toMatchObject({ state: 'unsettled', context: { failure: offline, password: 'Asha2026' } });
    expect(play(...lost, back)).toStrictEqual(at('form', { ...filled, account }));
    expect(play(...lost, back, submit, checked).started).toMatchObject({ verification: { sent: null } });
  });

  it('can be left for the form while the code is awaited', () => {
    expect(play(...verifying, back)).toStrictEqual(at('form', { ...filled, account }));
    expect(play(...verifying, failed('verification', offline)).state).toBe('form');
  });

  it('goes on with the code that is out, where it was left for the form', () => {
    const again = [...verifying, codeOut, back, submit, checked] as const;
    expect(play(...again).started).toMatchObject({ verification: { sent, failure: null } });
    // One that is over is out no more.
    const over = [...verifying, codeOut, shown('verification', { sent: null }), back, submit, checked] as const;
    expect(play(...over).started).toMatchObject({ verification: { sent: null } });
  });
});
