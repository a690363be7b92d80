import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { depositMachine, stageOf } from './deposit.machine.ts';
import { stand } from './samples.ts';

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
