import { walkOf } from '../model/walk.ts';
import { connectivityMachine } from './connectivity.machine.ts';

export const connectivityWalk = walkOf(connectivityMachine);
