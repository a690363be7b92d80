import { session } from '../samples.ts';
import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { sessionMachine } from './session.machine.ts';
import type { Flow } from '../flow.ts';

/** Of the same member. */
const newer = { ...session, token: 'newer' };

export const sessionWalk = walkOf(sessionMachine, {
  events: {
    'restore done: session': done('restore', session),
    'restore done: nothing': done('restore', null),
    'session.opened': { type: 'session.opened', session },
    'session.refused: this token': { type: 'session.refused', token: session.token },
    'session.refused: another token': { type: 'session.refused', token: 'older' },
    'session.found: nothing': { type: 'session.found', session: null },
    'session.found: the same': { type: 'session.found', session },
    'session.found: newer': { type: 'session.found', session: newer },
    'session.forgotten': { type: 'session.forgotten' },
    'forget done': done('forget', null),
    'forget done: newer': done('forget', newer),
    'signOut.request': { type: 'signOut.request', isTold: false },
  },
  facts: ({ session: current }) => [
    current?.token === session.token && 'signed in',
    current?.token === newer.token && 'signed in anew',
  ],
});

export const flow: Flow = {
  flow: 'who is signed in, and a refused token',
  home: '`app`',
  gallery: {
    address: '/mine',
    scenes: { notice: { toast: 'visible' } },
    hidden: { member: 'everywhere', visitor: 'elsewhere' },
  },
};
