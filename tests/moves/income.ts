import { incomeActor } from '#actors/income.ts';
import { income } from '#contract/income.ts';
import { incomeMachine } from '#machines/income/income.machine.ts';
import { addProduct, buy } from '#tests/sandbox/people.ts';
import type { MoneyMove } from './money-move.ts';

export const moves: readonly MoneyMove[] = [
  {
    name: 'take income',
    endpoint: income.takeIncome,
    machine: incomeMachine,
    flow: incomeActor,
    input: { subject: '', isReachable: true },
    steps: [],
    send: { type: 'income.take' },
    done: 'taken',
    count: `select count(*) as times from entries where member_id = $1 and kind = 'incomeTaken'`,
    prepare: async (context, members) => {
      await addProduct(context, 'income-mill', { stock: members.length });
      for (const member of members) await buy(context, member, 'income-mill');
    },
  },
];
