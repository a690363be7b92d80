import { askOutcome, cancelIntent } from '#api/intents.ts';
import { loadWallet, takeIncome } from '#api/wallet.ts';
import { income } from '#contract/income.ts';
import { incomeMachine } from '#machines/income/income.machine.ts';
import { fromPromise } from 'xstate';
import type { Services } from './services.ts';
import { openIntent, ownerOf, sendOnce, settle } from './settle.ts';

export const incomeActor = (services: Services) => {
  const { client } = services;
  return incomeMachine.provide({
    actors: {
      loadDue: fromPromise(async () => {
        const owner = ownerOf(services, { kind: 'income', subject: '' });
        const [wallet, intent] = await Promise.all([loadWallet(client), openIntent(services, owner)]);
        return { wallet, intent };
      }),
      submit: fromPromise(({ input: { intent } }) =>
        sendOnce(services, intent, {}, (intentId) => takeIncome(client, intentId)),
      ),
      askOutcome: fromPromise(({ input: { intent } }) =>
        settle(services, intent, (intentId) => askOutcome(client, intentId, income.takeIncome)),
      ),
      cancel: fromPromise(({ input: { intent } }) =>
        settle(services, intent, (intentId) => cancelIntent(client, intentId, income.takeIncome)),
      ),
    },
  });
};
