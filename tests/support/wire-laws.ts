/** What the ports of a settlement do on the wire when answers are lost, whoever's move it is. */
import { createActor, SimulatedClock, waitFor, type AnyStateMachine } from 'xstate';
import type { Client } from '#api/client.ts';
import { createServerClock } from '#api/server-clock.ts';
import type { Services } from '#services/services.ts';
import { openIntents } from '#storage/written-stores.ts';
import { assets } from '#contract/assets.ts';
import { transparency } from '#contract/transparency.ts';
import { fieldsOf, type Endpoint, type Fields } from '#contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';
import type { Intent } from '#domain/intent.ts';

const intent: Intent = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'purchase',
  subject: '',
  sent: { kept: 'as it was sent' },
};

/** ms that ports without a network may take. */
const timeout = 2_000;

/**
 * A move that is sent twice more, each time without an answer, then dropped: every call is about the one intent, and
 * what is sent is the same.
 * @param settlementOf makes the settlement with its ports on these services
 */
export async function wireBreaches(settlementOf: (services: Services) => AnyStateMachine): Promise<string[]> {
  const asked: unknown[] = [];
  const sent: { id: string | undefined; fields: unknown }[] = [];
  const callWithFields = (endpoint: Endpoint, fields: Fields, options?: { intentId?: string }) => {
    if (endpoint === assets.intent || endpoint === assets.cancelIntent) {
      asked.push(fields['intentId']);
      return Promise.resolve({ value: { state: 'unknown' }, msg: '', at: 0 });
    }
    // Money waits until the book was looked at; where that can't be known, it goes.
    if (endpoint === transparency.logCheckpoint) return Promise.reject(new Failure('offline'));
    sent.push({ id: options?.intentId, fields });
    return Promise.reject(new Failure('offline'));
  };
  const client: Client = {
    get patient() {
      return client;
    },
    get background() {
      return client;
    },
    get returning() {
      return client;
    },
    call: (endpoint, input, options) => client.callWithFields(endpoint, fieldsOf(endpoint, input), options),
    callWithFields: callWithFields as Client['callWithFields'],
    giveUp: () => undefined,
  };
  const services: Services = {
    client,
    clock: createServerClock(() => 0),
    device: {} as Services['device'],
    members: {} as Services['members'],
    drafts: {} as Services['drafts'],
    intents: openIntents(),
    ownReplies: () => Promise.resolve(),
    session: () => ({ token: 'token', region: 1, member: 'ASHA01' }),
  };
  const input = { intent, move: null, isReachable: true };
  const actor = createActor(settlementOf(services), { input, clock: new SimulatedClock() }).start();
  const is = (state: string) => waitFor(actor, ({ value }) => value === state, { timeout });
  await is('unsent');
  for (let time = 0; time < 2; time += 1) {
    actor.send({ type: 'move.resend' });
    await is('unsettled');
    actor.send({ type: 'outcome.check' });
    await is('unsent');
  }
  actor.send({ type: 'move.drop' });
  await is('settled');
  return [
    ...(sent.length === 2 ? [] : [`sent ${sent.length} times, not twice`]),
    ...(asked.length === 4 ? [] : [`asked ${asked.length} times, not four times`]),
    ...asked.filter((id) => id !== intent.id).map((id) => `asks about ${String(id)}`),
    ...sent.filter(({ id }) => id !== intent.id).map(({ id }) => `sends ${String(id)}`),
    ...(new Set(sent.map(({ fields }) => JSON.stringify(fields))).size > 1
      ? ['sends something else the second time']
      : []),
  ];
}
