/** Pull to refresh: reads again once the threshold is reached (product 14.2). Distances in CSS pixels. */
import { pullSlop, pullThreshold } from '#domain/limits.ts';
import { assign, setup } from 'xstate';
import { port } from '../port.ts';

export interface PullContext {
  startY: number;
  distance: number;
}

export type PullEvent =
  | { type: 'pull.start'; y: number }
  | { type: 'pull.move'; y: number }
  | { type: 'pull.end' }
  | { type: 'pull.cancel' };

export const pullToRefreshMachine = setup({
  types: {
    context: {} as PullContext,
    events: {} as PullEvent,
  },
  actors: {
    refresh: port<void>('refresh'),
  },
  guards: {
    isFarEnough: ({ context }, params: { y: number }) => params.y - context.startY >= pullThreshold,
    isDown: ({ context }, params: { y: number }) => params.y - context.startY >= pullSlop,
    isUp: ({ context }, params: { y: number }) => context.startY - params.y >= pullSlop,
  },
  actions: {
    setStart: assign((_, params: { y: number }) => ({ startY: params.y, distance: 0 })),
    setDistance: assign(({ context }, params: { y: number }) => ({
      distance: Math.max(0, params.y - context.startY),
    })),
    clearDistance: assign({ distance: 0 }),
  },
}).createMachine({
  id: 'pullToRefresh',
  context: { startY: 0, distance: 0 },
  initial: 'idle',
  states: {
    idle: {
      entry: 'clearDistance',
      on: {
        'pull.start': { target: 'touched', actions: { type: 'setStart', params: ({ event }) => ({ y: event.y }) } },
      },
    },
    // A tap and the begin of a scroll show nothing.
    touched: {
      on: {
        'pull.move': [
          {
            guard: { type: 'isFarEnough', params: ({ event }) => ({ y: event.y }) },
            target: 'armed',
            actions: { type: 'setDistance', params: ({ event }) => ({ y: event.y }) },
          },
          {
            guard: { type: 'isDown', params: ({ event }) => ({ y: event.y }) },
            target: 'drag',
            actions: { type: 'setDistance', params: ({ event }) => ({ y: event.y }) },
          },
          { guard: { type: 'isUp', params: ({ event }) => ({ y: event.y }) }, target: 'idle' },
        ],
        'pull.end': 'idle',
        'pull.cancel': 'idle',
      },
    },
    drag: {
      on: {
        'pull.move': [
          {
            guard: { type: 'isFarEnough', params: ({ event }) => ({ y: event.y }) },
            target: 'armed',
            actions: { type: 'setDistance', params: ({ event }) => ({ y: event.y }) },
          },
          { actions: { type: 'setDistance', params: ({ event }) => ({ y: event.y }) } },
        ],
        'pull.end': 'idle',
        'pull.cancel': 'idle',
      },
    },
    armed: {
      on: {
        'pull.move': [
          {
            guard: { type: 'isFarEnough', params: ({ event }) => ({ y: event.y }) },
            actions: { type: 'setDistance', params: ({ event }) => ({ y: event.y }) },
          },
          { target: 'drag', actions: { type: 'setDistance', params: ({ event }) => ({ y: event.y }) } },
        ],
        'pull.end': 'refreshing',
        'pull.cancel': 'idle',
      },
    },
    refreshing: {
      tags: 'busy',
      invoke: { id: 'refresh', src: 'refresh', onDone: 'idle', onError: 'idle' },
    },
  },
});
