import { Failure } from '#domain/failure.ts';
import { failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { socketMachine } from './socket.machine.ts';
import type { Flow } from '../flow.ts';

const events = {
  'socket.changed': { type: 'socket.changed', what: 'messages' },
  'page.hidden: unwanted': { type: 'page.hidden', isWanted: false },
  'page.hidden: wanted': { type: 'page.hidden', isWanted: true },
  'connect failed: offline': failed('connect', new Failure('offline')),
  'connect failed: refused': failed('connect', new Failure('unauthorized')),
} as const;

export const socketWalk = walkOf(socketMachine, {
  input: { isSupported: true, chance: 0.5 },
  events,
  facts: ({ isFirst }) => [!isFirst && 'tried before'],
});

/** In a browser without sockets. */
export const unsupportedSocketWalk = walkOf(socketMachine, {
  name: 'unsupported',
  input: { isSupported: false, chance: 0.5 },
  events: { 'page.hidden: unwanted': events['page.hidden: unwanted'] },
});

export const flow: Flow = {
  flow: 'hearing what changed on the server',
  home: 'beside every screen of a member',
  gallery: {
    address: '/mine',
    hidden: {
      choice: 'passing',
      connecting: 'everywhere',
      live: 'everywhere',
      pause: 'everywhere',
      asleep: 'elsewhere',
      offline: 'elsewhere',
      unsupported: 'elsewhere',
      refused: 'elsewhere',
    },
  },
};
