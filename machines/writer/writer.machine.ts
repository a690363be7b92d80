/**
 * Which tab writes: a flow is open in one of them at a time, so that no tab overwrites what another one keeps, or sends
 * what that one is deciding on (product 14.11). The others wait, and take over when it is closed, or when the member
 * says so.
 */
import { setup } from 'xstate';
import { port, source } from '../port.ts';

export type WriterEvent =
  | { type: 'flow.take' }
  /** The tab that had it let go. */
  | { type: 'lock.gained' }
  /** Another tab took it. */
  | { type: 'lock.lost' };

export const writerMachine = setup({
  types: { events: {} as WriterEvent },
  actors: {
    /** Gets the lock if nobody has it; true in a browser that knows no locks. */
    ask: port<boolean>('ask'),
    /** Tells when this tab's turn has come. */
    queue: source<WriterEvent>('queue'),
    take: port<void>('take'),
    /** Lets go in the end. */
    hold: source<WriterEvent>('hold'),
  },
  guards: {
    isFree: (_, params: { isFree: boolean }) => params.isFree,
  },
}).createMachine({
  id: 'writer',
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: [
          { guard: { type: 'isFree', params: ({ event }) => ({ isFree: event.output }) }, target: 'open' },
          { target: 'elsewhere' },
        ],
        // Ids keep money and posts single without a lock too.
        onError: 'open',
      },
    },
    elsewhere: {
      invoke: { id: 'queue', src: 'queue' },
      on: { 'lock.gained': 'open', 'flow.take': 'taking' },
    },
    taking: {
      tags: 'busy',
      invoke: { id: 'take', src: 'take', onDone: 'open', onError: 'open' },
    },
    open: {
      invoke: { id: 'hold', src: 'hold' },
      on: { 'lock.lost': 'elsewhere' },
    },
  },
});
