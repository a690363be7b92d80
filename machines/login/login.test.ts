import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import type { Country } from '#domain/member.ts';
import { session } from '../samples.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { countries } from './samples.ts';
import { loginMachine, type LoginField } from './login.machine.ts';

const input = { country: 'IN', phone: '' };
const play = player(loginMachine, input);
const loaded = done('loadCountries', { countries, remembered: undefined });
const offline = new Failure('offline');
const wrong = new Failure('rejected', 1001, 'no');
const submit = { type: 'form.submit' } as const;
const type = (field: LoginField, value: string) => ({ type: 'field.change', field, value }) as const;
const filled = [loaded, type('phone', '٩٨٧٦ 543-210'), type('password', 'secret')] as const;

const empty = {
  country: 'IN',
  phone: '',
  password: '',
  countries: [] as readonly Country[],
  problems: [],
  failure: null,
};
const form = { ...empty, countries };
const typed = { ...form, phone: '٩٨٧٦ 543-210', password: 'secret' };

describe(loginMachine.id, () => {
  it('loads the countries, and keeps what is typed meanwhile', () => {
    expect(play()).toStrictEqual(at('loading', empty, { started: { loadCountries: undefined } }));
    expect(play(type('phone', '1'), loaded)).toStrictEqual(at('form', { ...form, phone: '1' }));
  });

  it('says what failed and tries again', () => {
    const lost = failed('loadCountries', offline);
    expect(play(lost)).toStrictEqual(at('failed', { ...empty, failure: offline }));
    for (const type of ['countries.retry', 'network.returned'] as const)
      expect(play(lost, { type })).toStrictEqual(at('loading', empty, { started: { loadCountries: undefined } }));
  });

  it('marks what is missing and sends nothing', () => {
    expect(play(loaded, submit)).toStrictEqual(at('form', { ...form, problems: ['phone', 'password'] }));
    expect(play(loaded, submit, type('phone', '98765'))).toStrictEqual(
      at('form', { ...form, phone: '98765', problems: ['password'] }),
    );
  });

  it.each([
    ['EG', '0112345678', ['phone']],
    ['EG', '01123456789', []],
    ['KE', '0712345678', []],
    ['KE', '712345678', ['phone']],
    ['IN', '1234', ['phone']],
    ['IN', '\u202a+91 98765 43210\u202c', []],
    ['EG', '+20 112 345 6789', []],
    ['IN', '12345', []],
  ])('in %s %s has the problems %j', (country, phone, problems) => {
    const { state, context } = play(
      loaded,
      type('country', country),
      type('phone', phone),
      type('password', 'p'),
      submit,
    );
    expect({ state, problems: context.problems }).toEqual({
      state: problems.length > 0 ? 'form' : 'submitting',
      problems,
    });
  });

  it('sends digits of any script as ASCII', () => {
    expect(play(...filled, submit)).toStrictEqual(
      at('submitting', typed, {
        started: { signIn: { country: 'IN', phone: '9876543210', password: 'secret' } },
      }),
    );
  });

  it('takes an e-mail address in place of the phone, as it is', () => {
    const email = ' asha.k-rao@example.org ';
    const { state, started } = play(loaded, type('phone', email), type('password', 'secret'), submit);
    expect({ state, started }).toEqual({
      state: 'submitting',
      started: { signIn: { country: 'IN', phone: 'asha.k-rao@example.org', password: 'secret' } },
    });
  });

  it('begins with the account that it was given', () => {
    const given = player(loginMachine, { country: 'KE', phone: '0712345678' });
    expect(given(loaded).context).toMatchObject({ country: 'KE', phone: '0712345678' });
    const remembered = done('loadCountries', { countries, remembered: 'EG' });
    expect(given(remembered).context.country).toBe('KE');
    // Nobody says which: the one of the last sign-in on this device, or the first of all.
    const asked = player(loginMachine, { country: '', phone: '' });
    expect(asked(remembered).context.country).toBe('EG');
    expect(asked(loaded).context.country).toBe('IN');
  });

  it('sends once, and what is typed after that belongs to nothing', () => {
    expect(play(...filled, submit, submit)).toStrictEqual(at('submitting', typed));
    expect(play(...filled, submit, type('phone', '1'))).toStrictEqual(at('submitting', typed));
  });

  it('forgets the password and tells who signed in', () => {
    expect(play(...filled, submit, done('signIn', session))).toStrictEqual(
      at('signedIn', { ...typed, password: '' }, { emitted: [{ type: 'login.succeeded', session }] }),
    );
  });

  it.each([wrong, offline])(
    'keeps all that was typed after a failure ($kind), and clears it with the next attempt',
    (failure) => {
      expect(play(...filled, submit, failed('signIn', failure))).toStrictEqual(at('form', { ...typed, failure }));
      expect(play(...filled, submit, failed('signIn', failure), submit).context.failure).toBeNull();
    },
  );

  it('fills in the demo member', () => {
    const demo = { country: 'EG', phone: '01000000000', password: 'demo' };
    const asked = [loaded, submit, { type: 'demo.fill' }] as const;
    const problems = ['phone', 'password'];
    expect(play(...asked)).toStrictEqual(at('filling', { ...form, problems }, { started: { loadDemo: undefined } }));
    expect(play(...asked, done('loadDemo', demo))).toStrictEqual(at('form', { ...form, ...demo }));
    expect(play(...asked, failed('loadDemo', offline))).toStrictEqual(
      at('form', { ...form, problems, failure: offline }),
    );
  });
});
