import { describe, expect, it } from 'vitest';
import { session } from '../samples.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed, shown } from '../model/happening.ts';
import {
  account,
  accountExists,
  change,
  checked,
  codeOut,
  entered,
  loaded,
  offer,
  offline,
  registered,
  sent,
  typed,
  unknownInvite,
  verified,
  wrongCode,
} from './samples.ts';
import type { RegisterField } from './fields.ts';
import { registerMachine } from './register.machine.ts';

const play = player(registerMachine, { country: 'IN', inviteCode: 'ASHA01' });
const submit = { type: 'form.submit' } as const;
const back = { type: 'form.open' } as const;
const check = { type: 'outcome.check' } as const;
const byEmail = { type: 'way.choose', way: 'email' } as const;

const start = {
  offer: null,
  way: 'phone',
  country: 'IN',
  phone: '',
  email: '',
  password: '',
  inviteCode: 'ASHA01',
  problems: [],
  account: null,
  sent: null,
  entered: null,
  session: null,
  credits: [],
  failure: null,
};
const filled = { ...start, offer, phone: '98765 43210', password: 'Asha2026' };
const target = { channel: 'phone', to: '+91 9876543210' };
const verifies = { started: { verification: { account, targets: [target], sent: null, failure: null } } };
const verifying = [loaded, ...typed, submit, checked] as const;
const registering = [...verifying, verified] as const;

describe(registerMachine.id, () => {
  it('asks what an account can be, and asks again when nobody told', () => {
    expect(play()).toStrictEqual(at('loading', start, { started: { loadOffer: undefined } }));
    expect(play(loaded)).toStrictEqual(at('form', { ...start, offer }));
    expect(play(failed('loadOffer', offline))).toStrictEqual(at('failed', { ...start, failure: offline }));
    expect(play(failed('loadOffer', offline), { type: 'offer.refresh' })).toMatchObject({
      state: 'loading',
      context: { failure: null },
    });
  });

  it('begins with a way that is open', () => {
    expect(play(done('loadOffer', { ...offer, ways: ['email'] })).context.way).toBe('email');
    expect(play(done('loadOffer', { ...offer, country: 'KE' })).context.country).toBe('KE');
  });

  it.each<[Partial<Record<RegisterField, string>>, boolean, RegisterField[]]>([
    [{}, false, ['phone', 'password']],
    [{ phone: '12', password: 'Asha2026' }, false, ['phone']],
    [{ phone: '9876543210', password: '1asha2026' }, false, ['password']],
    [{ phone: '+91 98765-43210', password: 'Asha2026' }, false, []],
    [{ phone: '٩٨٧٦٥٤٣٢١٠', password: 'Asha2026' }, false, []],
    [{ phone: '9876543210', password: 'Asha2026', inviteCode: '  ' }, false, ['inviteCode']],
    [{ country: 'KE', phone: '712345678', password: 'Asha2026' }, false, ['phone']],
    [{ country: 'KE', phone: '0712345678', password: 'Asha2026' }, false, []],
    [{ phone: '9876543210', password: 'Asha2026' }, true, ['email']],
    [{ email: 'asha@', password: 'Asha2026' }, true, ['email']],
    [{ email: ' Asha@Example.org ', password: 'Asha2026' }, true, []],
  ])('says what is wrong (%#)', (values, isByEmail, problems) => {
    const changes = Object.entries(values).map(([field, value]) => change(field as RegisterField, value));
    const told = play(loaded, ...(isByEmail ? [byEmail] : []), ...changes, submit);
    expect(told.context.problems).toEqual(problems);
    expect(told.state).toBe(problems.length === 0 ? 'checking' : 'form');
  });

  it('keeps what was typed the other way, and asks only about the one that is chosen', () => {
    const told = play(loaded, ...typed, submit, failed('checkAccount', offline), byEmail);
    expect(told).toMatchObject({ state: 'form', context: { phone: '98765 43210', problems: [], failure: null } });
  });

  it('has the account checked in its one form, then asks for a code for it', () => {
    expect(play(loaded, ...typed, submit)).toStrictEqual(
      at('checking', filled, { started: { checkAccount: { account, inviteCode: filled.inviteCode } } }),
    );
    expect(play(...verifying)).toStrictEqual(at('verifying', { ...filled, account }, verifies));
    expect(play(loaded, ...typed, submit, failed('checkAccount', offline))).toStrictEqual(
      at('form', { ...filled, failure: offline }),
    );
  });

  it('sends it once, and shows what came of it without the password', () => {
    const request = { account, entered, password: 'Asha2026', inviteCode: 'ASHA01' };
    expect(play(...registering)).toStrictEqual(
      at('registering', { ...filled, account, sent, entered }, { started: { register: request } }),
    );
    const welcome = { ...filled, password: '', account, sent, entered, ...registered };
    expect(play(...registering, done('register', registered))).toStrictEqual(at('welcome', welcome));
    expect(play(...registering, done('register', registered), { type: 'welcome.close' })).toStrictEqual(
      at('registered', welcome, { emitted: [{ type: 'register.succeeded', session }] }),
    );
  });

  it('asks for the code again when it was wrong, and for the rest when that was', () => {
    expect(play(...registering, failed('register', wrongCode))).toMatchObject({
      state: 'verifying',
      started: { verification: { sent, failure: wrongCode } },
      context: { password: 'Asha2026' },
    });
    for (const failure of [accountExists, unknownInvite]) {
      expect(play(...registering, failed('register', failure))).toStrictEqual(
        at('form', { ...filled, account, sent, entered, failure }),
      );
    }
  });

  it('goes on with the code that is out for the same account, and with none for another', () => {
    const again = [...registering, failed('register', unknownInvite), change('inviteCode', 'RAVI02')] as const;
    expect(play(...again, submit, checked).started).toMatchObject({ verification: { sent, failure: null } });
    const other = { ...account, account: '9876543211' };
    expect(play(...again, change('phone', other.account), submit, done('checkAccount', other)).started).toMatchObject({
      verification: { account: other, sent: null },
    });
  });

  it('finds out by signing in what became of it when no answer came', () => {
    const lost = [...registering, failed('register', offline)] as const;
    expect(play(...lost)).toMatchObject({ state: 'unsettled', context: { failure: offline, password: 'Asha2026' } });
    expect(play(...lost, check)).toMatchObject({
      state: 'signingIn',
      started: { signIn: { account, password: 'Asha2026' } },
    });
    expect(play(...lost, check, done('signIn', session))).toMatchObject({
      state: 'registered',
      context: { password: '' },
      emitted: [{ type: 'register.succeeded', session }],
    });
    // Nothing was made: another try, with what was typed and why the first one failed.
    expect(play(...lost, check, done('signIn', null))).toMatchObject({
      state: 'form',
      context: { password: 'Asha2026', failure: offline },
    });
    expect(play(...lost, check, failed('signIn', offline)).state).toBe('unsettled');
  });

  it("takes the demo member's invite code", () => {
    const asked = [loaded, change('inviteCode', ''), submit, { type: 'demo.fill' }] as const;
    expect(play(...asked)).toMatchObject({ state: 'filling', started: { loadInvite: undefined } });
    expect(play(...asked, done('loadInvite', 'DEMO01')).context).toMatchObject({
      inviteCode: 'DEMO01',
      problems: ['phone', 'password'],
    });
    expect(play(...asked, failed('loadInvite', offline))).toMatchObject({
      state: 'form',
      context: { failure: offline },
    });
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
