import { Failure } from '#domain/failure.ts';
import { session } from '../samples.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { appMachine } from './app.machine.ts';
import type { Flow } from '../flow.ts';

export const appWalk = walkOf(appMachine, {
  events: {
    'recallMode done: sandbox': done('recallMode', { mode: 'sandbox' }),
    'recallMode done: nothing': done('recallMode', { mode: '' }),
    'recallMode failed': failed('recallMode', new Failure('storage')),
    'askMode done: sandbox': done('askMode', { mode: 'sandbox' }),
    'askMode done: live': done('askMode', { mode: 'live' }),
    'askMode failed': failed('askMode', new Failure('offline')),
    'token.refused': { type: 'token.refused', token: session.token },
  },
});

export const flow: Flow = {
  flow: 'opening the app: is the backend a sandbox?',
  home: '`src/main.tsx`; owns session, connectivity and toast',
  gallery: { address: '/mine', hidden: { ready: 'everywhere', confirming: 'everywhere', unconfirmed: 'everywhere' } },
};
