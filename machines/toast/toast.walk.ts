import { walkOf } from '../model/walk.ts';
import { toastMachine } from './toast.machine.ts';
import type { Flow } from '../flow.ts';

export const toastWalk = walkOf(toastMachine, { events: { 'toast.show': { type: 'toast.show', text: 'Saved' } } });

export const flow: Flow = {
  flow: 'one short message over everything',
  home: '`app`',
  gallery: { address: '/mine', hidden: { quiet: 'everywhere' } },
};
