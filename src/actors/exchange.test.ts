/** A rate holds until the server's time for it, however long its answer was on its way (product 10.2). */
import { minute } from '#domain/limits.ts';
import type { ExchangeTerms } from '#machines/exchange/rate.ts';
import { newRate, terms } from '#machines/exchange/samples.ts';
import { now } from '#machines/samples.ts';
import type { SentBefore } from '#machines/settlement/money-flow.ts';
import type { Services } from '#services/services.ts';
import { isAt } from '#tests/support/money-moves.ts';
import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { exchangeActor } from './exchange.ts';

it.each([
  ['what is left of its minute', 2 * minute - 5_000, 5_000],
  ['no time once it is over', 2 * minute + 5_000, 0],
])('leaves the member %s', async (_, answeredAt, left) => {
  const clock = new SimulatedClock();
  const services = { client: {}, clock: { now: () => now + answeredAt } } as Services;
  const logic = exchangeActor(services).provide({
    actors: {
      loadTerms: fromPromise<ExchangeTerms | SentBefore, { subject: '' }>(() => Promise.resolve(terms)),
      loadQuote: fromPromise(() => Promise.resolve(newRate)),
    },
  });
  const actor = createActor(logic, { input: { subject: '', isReachable: true }, clock }).start();
  await waitFor(actor, isAt('deciding.idle'));
  actor.send({ type: 'amount.type', text: '880' });
  actor.send({ type: 'review.open' });
  await waitFor(actor, isAt('review'));
  clock.increment(left - 1);
  expect(actor.getSnapshot().value).toBe('review');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('expired');
});
