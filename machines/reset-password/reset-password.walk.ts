import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { checked, codeOut, loaded, offline, typed, verified, wrongCode } from '../register/samples.ts';
import { resetPasswordMachine } from './reset-password.machine.ts';
import type { Flow } from '../flow.ts';

export const resetPasswordWalk = walkOf(resetPasswordMachine, {
  input: { country: 'IN' },
  events: {
    'loadOffer done': loaded,
    'way.choose: phone': { type: 'way.choose', way: 'phone' },
    'way.choose: e-mail': { type: 'way.choose', way: 'email' },
    'field.change: phone': typed[0],
    'field.change: password': typed[1],
    'field.change: again': { ...typed[1], field: 'again' },
    'checkAccount done': checked,
    'verification snapshot': codeOut,
    'verification done': verified,
    'reset failed: code': failed('reset', wrongCode),
    'reset failed: refused': failed('reset', new Failure('rejected', codes.tooManyAttempts, 'wait')),
    'reset failed: no answer': failed('reset', offline),
  },
  facts: ({ way, phone, password, again }) => [
    way === 'email' && 'by e-mail',
    phone !== '' && 'phone',
    password !== '' && 'password',
    again !== '' && 'again',
  ],
});

export const flow: Flow = {
  flow: 'a new password for a forgotten one',
  home: '`#/user/login/forgetPassword`',
  gallery: {
    address: '/user/login/forgetPassword',
    scene: { session: 'visitor' },
    places: { form: 'form (phone, password, again)' },
  },
};
