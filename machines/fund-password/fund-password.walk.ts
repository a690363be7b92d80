import { failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { change, codeOut, first, loaded, offline, second, typed, verified, wrongCode, wrongOld } from './samples.ts';
import { fundPasswordMachine } from './fund-password.machine.ts';
import type { Flow } from '../flow.ts';

export const fundPasswordWalk = walkOf(fundPasswordMachine, {
  events: {
    'loadStanding done: none yet': loaded(first),
    'loadStanding done: one is set': loaded(second),
    'field.change: current': change('current', 'Old12345'),
    'field.change: password': typed[0],
    'field.change: again': typed[1],
    'verification snapshot': codeOut,
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
});

export const flow: Flow = {
  flow: 'setting or changing the fund password',
  home: '`#/user/fundPwd`',
  gallery: {
    address: '/user/fundPwd',
    places: { form: 'form (one is set, current, password, again)' },
  },
};
