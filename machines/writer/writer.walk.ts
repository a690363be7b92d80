import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { writerMachine } from './writer.machine.ts';
import type { Flow } from '../flow.ts';

export const writerWalk = walkOf(writerMachine, {
  events: {
    'ask done: free': done('ask', true),
    'ask done: taken': done('ask', false),
  },
});

export const flow: Flow = {
  flow: 'which tab a flow is open in',
  home: 'every screen with a form that is sent once',
  gallery: { address: '/user/withdraw', hidden: { asking: 'passing', open: 'everywhere' } },
};
