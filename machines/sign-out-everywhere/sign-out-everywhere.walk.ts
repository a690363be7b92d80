import { Failure } from '#domain/failure.ts';
import { failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { signOutEverywhereMachine } from './sign-out-everywhere.machine.ts';
import type { Flow } from '../flow.ts';

export const signOutEverywhereWalk = walkOf(signOutEverywhereMachine, {
  events: { 'endSessions failed': failed('endSessions', new Failure('offline')) },
  facts: () => [],
});

export const flow: Flow = {
  flow: 'ending the sessions of all devices',
  home: '`#/user/securitycenter`',
  gallery: { address: '/user/securitycenter' },
};
