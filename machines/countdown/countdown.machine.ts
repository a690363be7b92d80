/**
 * Time left until an instant, on the server's clock (product 4.4). It ticks each second down to zero and never restarts
 * (rule P2).
 */
import { assign, setup } from 'xstate';
import { source } from '../port.ts';

export interface CountdownContext {
  /** Instants in ms, the server's. */
  endsAt: number;
  now: number;
}

export type CountdownEvent = { type: 'clock.ticked'; now: number };

export const countdownMachine = setup({
  types: {
    context: {} as CountdownContext,
    events: {} as CountdownEvent,
    input: {} as { endsAt: number; now: number },
  },
  actors: {
    watchClock: source<CountdownEvent>('watchClock'),
  },
  guards: {
    hasElapsed: ({ context }) => context.now >= context.endsAt,
  },
  actions: {
    setNow: assign((_, params: { now: number }) => ({ now: params.now })),
  },
}).createMachine({
  id: 'countdown',
  context: ({ input }) => ({ endsAt: input.endsAt, now: input.now }),
  initial: 'ahead',
  states: {
    ahead: {
      always: { guard: 'hasElapsed', target: 'elapsed' },
      invoke: { id: 'watchClock', src: 'watchClock' },
      on: {
        'clock.ticked': { actions: { type: 'setNow', params: ({ event }) => ({ now: event.now }) } },
      },
    },
    elapsed: { type: 'final' },
  },
});
