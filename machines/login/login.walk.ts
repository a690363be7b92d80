import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { session } from '../samples.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { countries } from './samples.ts';
import { loginMachine } from './login.machine.ts';
import type { Flow } from '../flow.ts';

const phone = '98765 43210';

export const loginWalk = walkOf(loginMachine, {
  input: { country: '', phone: '' },
  events: {
    'loadCountries done': done('loadCountries', { countries, remembered: undefined }),
    'loadDemo done': done('loadDemo', { country: 'IN', phone, password: 'demo' }),
    'signIn done': done('signIn', session),
    'signIn failed': failed('signIn', new Failure('rejected', codes.wrongCredentials, 'no')),
    'field.change': { type: 'field.change', field: 'phone', value: phone },
  },
  facts: ({ password }) => [password !== '' && 'complete'],
});

export const flow: Flow = {
  flow: 'signing in',
  home: '`#/user/login`',
  gallery: { address: '/user/login', scene: { session: 'visitor' } },
};
