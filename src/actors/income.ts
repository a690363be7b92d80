import { loadToday } from '#api/today.ts';
import { loadWallet } from '#api/wallet.ts';
import { income } from '#contract/income.ts';
import { incomeMachine } from '#machines/income/income.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';
import { readTerms, settlementActor } from './settlement.ts';

export const incomeActor = (services: Services) => {
  const { patient } = services.client;
  return incomeMachine.provide({
    actors: {
      loadTerms: fromPromise(() =>
        readTerms(services, { kind: 'income', subject: '' }, async () => {
          const [wallet, today] = await Promise.all([loadWallet(patient), loadToday(patient)]);
          return { wallet, today };
        }),
      ),
      settlement: settlementActor(services, income.takeIncome),
    },
  });
};
