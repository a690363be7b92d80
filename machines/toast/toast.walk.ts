import { walkOf } from '../model/walk.ts';
import { toastMachine } from './toast.machine.ts';

export const toastWalk = walkOf(toastMachine, { events: { 'toast.show': { type: 'toast.show', text: 'Saved' } } });
