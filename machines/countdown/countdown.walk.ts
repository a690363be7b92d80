import { now } from '../samples.ts';
import { walkOf } from '../model/walk.ts';
import { countdownMachine } from './countdown.machine.ts';

const hour = 3_600_000;
const endsAt = now + 26 * hour;

export const countdownWalk = walkOf(countdownMachine, {
  input: { endsAt, now },
  events: {
    'clock.ticked: before the end': { type: 'clock.ticked', now: now + 1_000 },
    'clock.ticked: at the end': { type: 'clock.ticked', now: endsAt },
  },
});
