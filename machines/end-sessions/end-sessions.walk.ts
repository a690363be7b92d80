import { Failure } from '#domain/failure.ts';
import { failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { signedInSession } from '../samples.ts';
import type { Flow } from '../flow.ts';
import { endSessionsMachine } from './end-sessions.machine.ts';

export const endSessionsWalk = walkOf(endSessionsMachine, {
  events: {
    'session.choose': { type: 'session.choose', session: signedInSession },
    'endSession failed': failed('endSession', new Failure('offline')),
    'endOtherSessions failed': failed('endOtherSessions', new Failure('offline')),
  },
  facts: ({ session }) => [session ? 'one' : 'all others'],
});

export const flow: Flow = {
  flow: 'ending other sessions',
  home: '`#/user/sessions`',
  gallery: { address: '/user/sessions' },
};
