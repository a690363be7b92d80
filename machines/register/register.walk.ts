import { session } from '../samples.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { accountExists, checked, codeOut, loaded, offline, registered, typed, verified, wrongCode } from './samples.ts';
import { registerMachine } from './register.machine.ts';
import type { Flow } from '../flow.ts';

export const registerWalk = walkOf(registerMachine, {
  input: { country: 'IN', inviteCode: 'ASHA01' },
  events: {
    'loadOffer done': loaded,
    'way.choose: phone': { type: 'way.choose', way: 'phone' },
    'way.choose: e-mail': { type: 'way.choose', way: 'email' },
    'field.change: phone': typed[0],
    'field.change: password': typed[1],
    'loadInvite done': done('loadInvite', 'ASHA01'),
    'checkAccount done': checked,
    'verification snapshot': codeOut,
    'verification done': verified,
    'register done': done('register', registered),
    'register failed: code': failed('register', wrongCode),
    'register failed: account': failed('register', accountExists),
    'register failed: no answer': failed('register', offline),
    'signIn done: a member': done('signIn', session),
    'signIn done: nobody': done('signIn', null),
  },
  facts: ({ way, phone, password }) => [
    way === 'email' && 'by e-mail',
    phone !== '' && 'phone',
    password !== '' && 'password',
  ],
});

export const flow: Flow = {
  flow: 'becoming a member',
  home: '`#/user/login/register`',
  gallery: {
    address: '/user/login/register?invite=ASHA01',
    scene: { session: 'visitor' },
    places: { form: 'form (phone, password)' },
    hidden: { registered: 'elsewhere' },
  },
};
