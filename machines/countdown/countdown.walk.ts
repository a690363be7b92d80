import { now } from '../samples.ts';
import { walkOf } from '../model/walk.ts';
import { countdownMachine } from './countdown.machine.ts';
import type { Flow } from '../flow.ts';

const hour = 3_600_000;
const endsAt = now + 26 * hour;

export const countdownWalk = walkOf(countdownMachine, {
  input: { endsAt, now },
  events: {
    'clock.ticked: before the end': { type: 'clock.ticked', now: now + 1_000 },
    'clock.ticked: at the end': { type: 'clock.ticked', now: endsAt },
  },
});

export const flow: Flow = {
  flow: 'a countdown on server time',
  home: 'product cards, the product, orders',
  gallery: { address: '/user/recharge?id=recharge-1', scene: { deposit: 'standing.open' } },
};
