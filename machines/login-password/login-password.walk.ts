import { Failure } from '#domain/failure.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { loginPasswordMachine } from './login-password.machine.ts';
import type { Flow } from '../flow.ts';

const samples = { current: 'Harbour2026', password: 'Solarmill2027', again: 'Solarmill2027' } as const;
const type = (field: keyof typeof samples) => ({ type: 'field.change', field, value: samples[field] }) as const;

export const loginPasswordWalk = walkOf(loginPasswordMachine, {
  events: {
    'old one typed': type('current'),
    'new one typed': type('password'),
    'new one typed again': type('again'),
    'change done': done('change', 2),
    'change refused': failed('change', new Failure('rejected', 1_105)),
    'change without an answer': failed('change', new Failure('timeout')),
    'checkPassword: it is the new one': done('checkPassword', true),
    'checkPassword: it is the old one': done('checkPassword', false),
    'checkPassword failed': failed('checkPassword', new Failure('offline')),
  },
  facts: ({ current, password, again, failure }) => [
    current !== '' && 'current',
    password !== '' && 'password',
    again !== '' && 'again',
    failure && 'failure',
  ],
});

export const flow: Flow = {
  flow: 'changing the login password',
  home: '`#/user/loginPwd`',
  gallery: {
    address: '/user/loginPwd',
    places: { form: 'form (current, password, again)' },
  },
};
