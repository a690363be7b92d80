import { askOutcome, cancelIntent } from '#api/intents.ts';
import type { Answered, Asks, Endpoint } from '#contract/endpoint.ts';
import { createSettlementMachine } from '#machines/settlement/settlement.machine.ts';
import type { Services } from '#services/services.ts';
import { sendOnce, settle } from '#services/settle.ts';
import { fromPromise } from 'xstate';

/** The settlement of one kind of money move. @param endpoint moves the money; what is sent is what it asks */
export const settlementActor = <E extends Endpoint>(services: Services, endpoint: E) =>
  createSettlementMachine<Asks<E>, Answered<E>>().provide({
    actors: {
      submit: fromPromise(({ input: { intent, move }, signal }) => sendOnce(services, endpoint, intent, move, signal)),
      askOutcome: fromPromise(({ input: { intent }, signal }) =>
        settle(services, intent, (intentId) => askOutcome(services.client, intentId, endpoint), signal),
      ),
      cancel: fromPromise(({ input: { intent }, signal }) =>
        settle(services, intent, (intentId) => cancelIntent(services.client, intentId, endpoint), signal),
      ),
    },
  });
