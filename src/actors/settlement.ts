import { askOutcome, cancelIntent } from '#api/intents.ts';
import type { Answered, Asks, Endpoint } from '#contract/endpoint.ts';
import type { Intent } from '#domain/intent.ts';
import type { SentBefore } from '#machines/settlement/money-flow.ts';
import { createSettlementMachine } from '#machines/settlement/settlement.machine.ts';
import type { Services } from '#services/services.ts';
import { openIntent, ownerOf, sendOnce, settle } from '#services/settle.ts';
import type { IntentOwner } from '#storage/intents.ts';
import { fromPromise } from 'xstate';

/**
 * The terms of a flow with its intent. What went out before is found first, and nothing else is read then: what became
 * of it is asked also where the form can't be read (rule C1).
 */
export async function readTerms<Terms extends object>(
  services: Services,
  of: Pick<IntentOwner, 'kind' | 'subject'>,
  read: () => Promise<Terms>,
): Promise<(Terms & { intent: Intent | null }) | SentBefore> {
  const intent = await openIntent(services, ownerOf(services, of));
  return intent?.sent ? { sentBefore: intent } : { ...(await read()), intent };
}

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
