import { loadWallet, takeIncome } from '#api/wallet.ts';
import { income } from '#contract/income.ts';
import { incomeMachine, type TakingTerms } from '#machines/income/income.machine.ts';
import type { Services } from '#services/services.ts';
import { openIntent, ownerOf } from '#services/settle.ts';
import { fromPromise } from 'xstate';
import { settlementActor } from './settlement.ts';

export const incomeActor = (services: Services) => {
  const { client } = services;
  const { patient } = client;
  return incomeMachine.provide({
    actors: {
      loadDue: fromPromise(async () => {
        const owner = ownerOf(services, { kind: 'income', subject: '' });
        const [wallet, intent] = await Promise.all([loadWallet(patient), openIntent(services, owner)]);
        return { wallet, intent };
      }),
      settlement: settlementActor(services, {
        endpoint: income.takeIncome,
        bodyOf: (terms: TakingTerms) => terms,
        post: (intentId) => takeIncome(client, intentId),
      }),
    },
  });
};
