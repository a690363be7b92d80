import { Failure } from '#domain/failure.ts';
import { session } from '../samples.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { appMachine } from './app.machine.ts';

export const appWalk = walkOf(appMachine, {
  events: {
    'askMode done: sandbox': done('askMode', { mode: 'sandbox' }),
    'askMode done: live': done('askMode', { mode: 'live' }),
    'askMode failed': failed('askMode', new Failure('offline')),
    'token.refused': { type: 'token.refused', token: session.token },
  },
});
