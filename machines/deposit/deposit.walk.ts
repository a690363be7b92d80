import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { depositMachine, stageOf } from './deposit.machine.ts';
import { stand } from './samples.ts';
import type { Flow } from '../flow.ts';

export const depositWalk = walkOf(depositMachine, {
  input: { rechargeId: 'recharge-1' },
  events: {
    'loadDeposit done: unpaid': done('loadDeposit', stand('unpaid')),
    'loadDeposit done: unconfirmed': done('loadDeposit', stand('unconfirmed')),
    'loadDeposit done: partial': done('loadDeposit', stand('partial')),
    'loadDeposit done: expired': done('loadDeposit', stand('expired')),
    'loadDeposit done: credited': done('loadDeposit', stand('credited')),
    'loadDeposit done: overpaid': done('loadDeposit', stand('overpaid')),
    'loadDeposit done: late': done('loadDeposit', stand('late')),
  },
  facts: (context) => [stageOf(context)],
});

export const flow: Flow = {
  flow: 'what becomes of a recharge',
  home: 'the same, with `?id=`',
  gallery: {
    address: '/user/recharge?id=recharge-1',
    places: { 'standing.open': 'standing.open (unpaid)', 'standing.credited': 'standing.credited (credited)' },
    looks: [
      'standing.open (partial)',
      'standing.open (expired)',
      'standing.credited (overpaid)',
      'standing.credited (late)',
    ],
    hidden: { 'standing.choice': 'passing' },
  },
};
