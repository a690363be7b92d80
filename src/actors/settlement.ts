import { askOutcome, cancelIntent } from '#api/intents.ts';
import type { Answered, Endpoint } from '#contract/endpoint.ts';
import { createSettlementMachine } from '#machines/settlement/settlement.machine.ts';
import type { Services } from '#services/services.ts';
import { sendOnce, settle, type Body } from '#services/settle.ts';
import { fromPromise } from 'xstate';

interface Move<Terms, E extends Endpoint> {
  /** The call that moves the money; what became of it is read with its schema. */
  endpoint: E;
  /** What goes over the wire, and is kept with the intent before it goes. */
  bodyOf: (terms: Terms) => Body;
  post: (intentId: string, body: Body) => Promise<Answered<E>>;
}

/** The settlement of one kind of money move. */
export const settlementActor = <Terms, E extends Endpoint>(
  services: Services,
  { endpoint, bodyOf, post }: Move<Terms, E>,
) =>
  createSettlementMachine<Terms, Answered<E>>().provide({
    actors: {
      submit: fromPromise(async ({ input: { intent, terms }, signal }) => {
        const body = terms === null ? intent.sent : bodyOf(terms);
        if (!body) throw new Error('a move that is sent again was sent before');
        return sendOnce(services, intent, body, post, signal);
      }),
      askOutcome: fromPromise(({ input: { intent }, signal }) =>
        settle(services, intent, (intentId) => askOutcome(services.client, intentId, endpoint), signal),
      ),
      cancel: fromPromise(({ input: { intent }, signal }) =>
        settle(services, intent, (intentId) => cancelIntent(services.client, intentId, endpoint), signal),
      ),
    },
  });
