import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import type { Flow } from '../flow.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { passkeyRequest, session } from '../samples.ts';
import { passkeySignInMachine } from './passkey-sign-in.machine.ts';

export const passkeySignInWalk = walkOf(passkeySignInMachine, {
  events: {
    'askRequest done': done('askRequest', passkeyRequest),
    'askRequest failed': failed('askRequest', new Failure('offline')),
    'sign done': done('sign', 'credential'),
    'sign failed: dismissed': failed('sign', new Failure('rejected', codes.passkeyDismissed)),
    'sign failed: no code': failed('sign', new Failure('invalid')),
    'signIn done': done('signIn', session),
    'signIn failed': failed('signIn', new Failure('rejected', codes.passkeyRefused, 'no')),
  },
});

export const flow: Flow = {
  flow: 'signing in with a passkey',
  home: '`#/user/login`',
  gallery: { address: '/user/login', scene: { session: 'visitor' }, hidden: { signedIn: 'elsewhere' } },
};
