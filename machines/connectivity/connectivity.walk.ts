import { walkOf } from '../model/walk.ts';
import { connectivityMachine } from './connectivity.machine.ts';
import type { Flow } from '../flow.ts';

export const connectivityWalk = walkOf(connectivityMachine);

export const flow: Flow = {
  flow: 'can the server be reached?',
  home: '`app`',
  gallery: { address: '/mine', hidden: { online: 'everywhere' } },
};
