import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { writerMachine } from './writer.machine.ts';

export const writerWalk = walkOf(writerMachine, {
  events: {
    'ask done: free': done('ask', true),
    'ask done: taken': done('ask', false),
  },
});
