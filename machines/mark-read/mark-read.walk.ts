import { now } from '../samples.ts';
import { walkOf } from '../model/walk.ts';
import { markReadMachine } from './mark-read.machine.ts';
import type { Flow } from '../flow.ts';

const events = { 'group.mark': { type: 'group.mark', upTo: now } } as const;

export const markReadWalk = walkOf(markReadMachine, { input: { group: 'private', id: '' }, events });

/** One message, read by being opened. */
export const openedMarkReadWalk = walkOf(markReadMachine, {
  name: 'opened',
  input: { group: 'notice', id: 'notice-hours' },
  events,
});

export const flow: Flow = {
  flow: 'marking messages as read',
  home: '`#/user/msg`, `#/user/news`, `#/index/alert`',
  gallery: {
    address: '/user/msg',
    hidden: { choice: 'passing', marked: 'elsewhere' },
  },
};
