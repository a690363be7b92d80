import { session } from '../model/figures.ts';
import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { sessionMachine } from './session.machine.ts';

export const sessionWalk = walkOf(sessionMachine, {
  events: {
    'restore done: session': done('restore', session),
    'restore done: nothing': done('restore', null),
    'session.opened': { type: 'session.opened', session },
    'session.refused: this token': { type: 'session.refused', token: session.token },
    'session.refused: another token': { type: 'session.refused', token: 'older' },
  },
  facts: (context) => [context.session && 'signed in'],
});
