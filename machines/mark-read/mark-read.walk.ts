import { now } from '../samples.ts';
import { walkOf } from '../model/walk.ts';
import { markReadMachine } from './mark-read.machine.ts';

const events = { 'group.mark': { type: 'group.mark', upTo: now } } as const;

export const markReadWalk = walkOf(markReadMachine, { input: { group: 'private', id: '' }, events });

/** One message, read by being opened. */
export const openedMarkReadWalk = walkOf(markReadMachine, {
  name: 'opened',
  input: { group: 'notice', id: 'notice-hours' },
  events,
});
