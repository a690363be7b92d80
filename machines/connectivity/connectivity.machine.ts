/**
 * Whether the server can be reached. What the device says is only a hint: it feels online to a stopped server and to a
 * captive portal (product 19.1). What counts is an answer. A server that takes long to answer is there, but nobody has to wait
 * for it (product 14.14).
 */
import { emit, setup } from 'xstate';
import { port, source } from '../port.ts';

export type ConnectivityEvent =
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  | { type: 'call.answered' }
  | { type: 'call.unanswered' }
  | { type: 'call.slow' }
  | { type: 'wait.stop' };

export type ConnectivityEmitted =
  | { type: 'connectivity.lost' }
  | { type: 'connectivity.returned' }
  /** Nobody waits any longer for what is being read. */
  | { type: 'connectivity.waived' };

export const connectivityMachine = setup({
  types: {
    events: {} as ConnectivityEvent,
    emitted: {} as ConnectivityEmitted,
  },
  actors: {
    watchNetwork: source<ConnectivityEvent>('watchNetwork'),
    probe: port<void>('probe'),
  },
  delays: {
    /** Ours: often enough to feel alive in a tunnel, rare enough for the battery. */
    probeDelay: 5_000,
    /** Ours: one probe that hangs must not keep a server that is back from being found. An answer that comes later counts, too. */
    probeLimit: 4_000,
    /** Ours: what still takes long says so again before. A read that ended without a word is waited for by nobody. */
    slowLimit: 5_000,
  },
  actions: {
    tellLost: emit({ type: 'connectivity.lost' }),
    tellReturned: emit({ type: 'connectivity.returned' }),
    tellWaived: emit({ type: 'connectivity.waived' }),
  },
}).createMachine({
  id: 'connectivity',
  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
  initial: 'online',
  states: {
    online: {
      tags: 'reachable',
      on: {
        'network.lost': { target: 'offline', actions: 'tellLost' },
        'call.unanswered': { target: 'offline', actions: 'tellLost' },
        'call.slow': 'slow',
      },
    },
    slow: {
      tags: 'reachable',
      after: { slowLimit: 'online' },
      on: {
        'call.slow': { target: 'slow', reenter: true },
        'network.lost': { target: 'offline', actions: 'tellLost' },
        'call.unanswered': { target: 'offline', actions: 'tellLost' },
        'call.answered': 'online',
        'wait.stop': { target: 'offline', actions: ['tellLost', 'tellWaived'] },
      },
    },
    offline: {
      after: { probeDelay: 'probing' },
      on: {
        'network.returned': 'probing',
        'call.answered': { target: 'online', actions: 'tellReturned' },
      },
    },
    probing: {
      tags: 'busy',
      invoke: {
        id: 'probe',
        src: 'probe',
        onDone: { target: 'online', actions: 'tellReturned' },
        onError: 'offline',
      },
      after: { probeLimit: 'offline' },
      on: {
        'network.lost': 'offline',
        // What was asked on the network before may never be answered.
        'network.returned': { target: 'probing', reenter: true },
        'call.answered': { target: 'online', actions: 'tellReturned' },
      },
    },
  },
});
