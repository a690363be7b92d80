import type { Flow } from '../flow.ts';
import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { notifierMachine } from './notifier.machine.ts';

export const notifierWalk = walkOf(notifierMachine, {
  events: {
    'noteSeen done: wanted': done('noteSeen', true),
    'noteSeen done: unwanted': done('noteSeen', false),
    'change.heard': { type: 'change.heard', what: 'messages' },
  },
  facts: ({ changes }) => [changes.length > 0 && 'changed'],
});

export const flow: Flow = {
  flow: 'telling of what happens out of sight',
  home: 'beside every screen of a member',
  gallery: {
    address: '/mine',
    hidden: {
      seen: 'everywhere',
      noting: 'elsewhere',
      off: 'elsewhere',
      unseen: 'elsewhere',
      telling: 'elsewhere',
    },
  },
};
