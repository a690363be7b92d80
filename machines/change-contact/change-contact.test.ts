import { describe, expect, it } from 'vitest';
import { player } from '#tests/support/flow.ts';
import { codes } from '#contract/codes.ts';
import { done, failed } from '../model/happening.ts';
import { changeContactMachine } from './change-contact.machine.ts';
import {
  account,
  both,
  changed,
  codeOut,
  email,
  entered,
  input,
  loaded,
  offline,
  one,
  phone,
  refused,
  sent,
  taken,
  tooLate,
  typed,
  verified,
  wrongCode,
} from './samples.ts';

const play = player(changeContactMachine, input);
const submit = { type: 'form.submit' } as const;
const submitAccount = { type: 'account.submit' } as const;
const byEmail = { type: 'way.choose', way: 'email' } as const;
const back = { type: 'step.back' } as const;
const check = { type: 'outcome.check' } as const;

const proven = [loaded(both), submit, verified, done('prove')] as const;
const sending = [...proven, typed, submitAccount, verified] as const;

describe(changeContactMachine.id, () => {
  it('reads what the member has, and again on request or when the network is back', () => {
    expect(play(loaded(both)).state).toBe('form');
    expect(play(loaded({ ...both, country: 'KE' })).context.country).toBe('KE');
    expect(play(failed('loadStanding', offline)).state).toBe('failed');
    expect(play(failed('loadStanding', offline), { type: 'standing.refresh' }).state).toBe('loading');
    expect(play(failed('loadStanding', offline), { type: 'network.returned' }).state).toBe('loading');
  });

  it.each([
    ['the phone, for another phone', both, [], phone],
    ['the e-mail address, for another one', both, [byEmail], email],
    ['the phone, where there is no e-mail address yet', one, [byEmail], phone],
  ] as const)('sends the first code to %s', (_, standing, choice, target) => {
    expect(play(loaded(standing), ...choice, submit)).toMatchObject({
      state: 'verifyingOld',
      started: { verification: { account: null, targets: [target], sent: null } },
    });
  });

  it('proves the old one under the id of the change', () => {
    expect(play(loaded(both), submit, verified)).toMatchObject({
      state: 'proving',
      started: { prove: { changeId: input.changeId, type: 'phone', code: entered.code } },
    });
    expect(play(...proven)).toMatchObject({ state: 'account', context: { sent: null, entered: null } });
  });

  it.each([wrongCode, refused(codes.codeExpired), offline])('asks for the code again after %s', (failure) => {
    expect(play(loaded(both), submit, verified, failed('prove', failure))).toMatchObject({
      state: 'verifyingOld',
      started: { verification: { sent, failure } },
    });
  });

  it('sends a code to the new one once it can be one', () => {
    expect(play(...proven, submitAccount)).toMatchObject({ state: 'account', context: { isMarked: true } });
    expect(play(...proven, typed, submitAccount)).toMatchObject({
      state: 'verifyingNew',
      started: { verification: { account, sent: null, failure: null } },
    });
  });

  it('changes it under the same id, and says so', () => {
    expect(play(...sending)).toMatchObject({
      state: 'changing',
      started: { change: { changeId: input.changeId, account, code: entered.code } },
    });
    expect(play(...sending, done('change', changed))).toMatchObject({ state: 'changed', context: { changed } });
  });

  it.each([
    ['verifyingNew', wrongCode],
    ['account', taken],
    ['form', tooLate],
    ['unsettled', offline],
  ] as const)('goes to %s when it is refused or not answered', (state, failure) => {
    expect(play(...sending, failed('change', failure))).toMatchObject({ state, context: { failure } });
  });

  it('sends the same again where no answer came', () => {
    const first = play(...sending).started;
    expect(play(...sending, failed('change', offline), check).started).toEqual(first);
  });

  it('goes back step by step, and keeps a code for the same new one alone', () => {
    expect(play(loaded(both), submit, back).state).toBe('form');
    expect(play(...proven, back).state).toBe('form');
    const again = [...sending, failed('change', wrongCode), back] as const;
    expect(play(...again).state).toBe('account');
    expect(play(...again, submitAccount).started).toMatchObject({ verification: { sent } });
    const other = { ...typed, value: '98765 43211' };
    expect(play(...again, other, submitAccount).started).toMatchObject({ verification: { sent: null } });
  });

  it('goes on with the code that is out, where its step was left', () => {
    const old = [loaded(both), submit, codeOut, back] as const;
    expect(play(...old, submit).started).toMatchObject({ verification: { sent } });
    expect(play(...old, byEmail, submit).started).toMatchObject({ verification: { sent: null } });
    const next = [...proven, typed, submitAccount, codeOut, back] as const;
    expect(play(...next, submitAccount).started).toMatchObject({ verification: { sent } });
  });
});
