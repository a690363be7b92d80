import { loadToday } from '#api/today.ts';
import { loadWallet } from '#api/wallet.ts';
import { income } from '#contract/income.ts';
import { incomeMachine } from '#machines/income/income.machine.ts';
import type { Services } from '#services/services.ts';
import { openIntent, ownerOf } from '#services/settle.ts';
import { fromPromise } from 'xstate';
import { settlementActor } from './settlement.ts';

export const incomeActor = (services: Services) => {
  const { patient } = services.client;
  return incomeMachine.provide({
    actors: {
      loadTerms: fromPromise(async () => {
        const owner = ownerOf(services, { kind: 'income', subject: '' });
        const [wallet, today, intent] = await Promise.all([
          loadWallet(patient),
          loadToday(patient),
          openIntent(services, owner),
        ]);
        return { wallet, today, intent };
      }),
      settlement: settlementActor(services, income.takeIncome),
    },
  });
};
