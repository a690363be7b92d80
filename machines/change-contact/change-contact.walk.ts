import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import type { Flow } from '../flow.ts';
import { changeContactMachine } from './change-contact.machine.ts';
import {
  both,
  changed,
  codeOut,
  input,
  loaded,
  offline,
  one,
  taken,
  tooLate,
  typed,
  verified,
  wrongCode,
} from './samples.ts';

export const changeContactWalk = walkOf(changeContactMachine, {
  input,
  events: {
    'loadStanding done: both': loaded(both),
    'loadStanding done: a phone alone': loaded(one),
    'way.choose: phone': { type: 'way.choose', way: 'phone' },
    'way.choose: e-mail': { type: 'way.choose', way: 'email' },
    'field.change: phone': typed,
    'field.change: e-mail': { type: 'field.change', field: 'email', value: 'asha.new@dayrent.example' },
    'verification snapshot': codeOut,
    'verification done': verified,
    'prove done': done('prove'),
    'prove failed: code': failed('prove', wrongCode),
    'prove failed: no answer': failed('prove', offline),
    'change done': done('change', changed),
    'change failed: code': failed('change', wrongCode),
    'change failed: taken': failed('change', taken),
    'change failed: too late': failed('change', tooLate),
    'change failed: no answer': failed('change', offline),
  },
  facts: ({ standing, way, phone, email }) => [
    way === 'email' && 'e-mail',
    standing?.targets.length === 1 && 'a phone alone',
    (way === 'phone' ? phone : email) !== '' && 'typed',
  ],
});

export const flow: Flow = {
  flow: 'changing the phone number or e-mail address',
  home: '`#/user/contact`',
  gallery: {
    address: '/user/contact',
    places: { account: 'account (typed)' },
  },
};
