import { walkOf } from '../model/walk.ts';
import { pullToRefreshMachine } from './pull-to-refresh.machine.ts';
import type { Flow } from '../flow.ts';

export const pullToRefreshWalk = walkOf(pullToRefreshMachine, {
  events: {
    'pull.start': { type: 'pull.start', y: 40 },
    'pull.move: up': { type: 'pull.move', y: 20 },
    'pull.move: hardly': { type: 'pull.move', y: 44 },
    'pull.move: short': { type: 'pull.move', y: 60 },
    'pull.move: far': { type: 'pull.move', y: 140 },
  },
});

export const flow: Flow = {
  flow: 'pulling down to read anew',
  home: 'every screen',
  gallery: { address: '/mine', hidden: { idle: 'everywhere', touched: 'everywhere' } },
};
