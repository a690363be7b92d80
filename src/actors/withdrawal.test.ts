/** The terms of a withdrawal hold once: each step of it has what is left of their time (product 9.4). */
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { minute } from '#domain/limits.ts';
import type { WithdrawalWay } from '#domain/withdrawal.ts';
import { now } from '#machines/samples.ts';
import type { SentBefore } from '#machines/settlement/money-flow.ts';
import { quote, terms } from '#machines/withdrawal/samples.ts';
import type { WithdrawalTerms } from '#machines/withdrawal/terms.ts';
import { isAt } from '#tests/support/money-moves.ts';
import type { Services } from '#services/services.ts';
import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { withdrawalActor } from './withdrawal.ts';

const wrong = new Failure('rejected', codes.wrongFundPassword);

/** At the review of terms that hold for two minutes. */
async function atReview() {
  const clock = new SimulatedClock();
  const services = { client: {}, clock: { now: () => now + clock.now() } } as Services;
  const logic = withdrawalActor(services).provide({
    actors: {
      loadTerms: fromPromise<WithdrawalTerms | SentBefore, { subject: WithdrawalWay }>(() => Promise.resolve(terms())),
      loadQuote: fromPromise(() => Promise.resolve(quote)),
      askPasskey: fromPromise(() => new Promise<string>(() => undefined)),
      authorise: fromPromise(() => Promise.reject(wrong)),
    },
  });
  const actor = createActor(logic, { input: { subject: 'usdt', isReachable: true }, clock }).start();
  const reaches = (state: string) => waitFor(actor, isAt(state));
  await reaches('deciding.idle');
  actor.send({ type: 'payee.choose', payeeId: 'payee-1' });
  actor.send({ type: 'amount.type', text: '100' });
  actor.send({ type: 'review.open' });
  await reaches('review');
  return { actor, clock, reaches };
}

it.each<[string, string, (at: Awaited<ReturnType<typeof atReview>>) => unknown]>([
  ['at the password', 'password', () => undefined],
  [
    'after a wrong password',
    'password',
    ({ actor, reaches }) => {
      actor.send({ type: 'password.type', text: 'Wrong2026x' });
      actor.send({ type: 'password.confirm' });
      return reaches('password');
    },
  ],
  ['while the device is asked', 'askingPasskey', ({ actor }) => actor.send({ type: 'passkey.use' })],
  ['at the review again', 'review', ({ actor }) => actor.send({ type: 'review.back' })],
])('they expire on time %s', async (_, state, lead) => {
  const at = await atReview();
  at.clock.increment(1.5 * minute);
  at.actor.send({ type: 'review.confirm' });
  await lead(at);
  at.clock.increment(0.5 * minute - 1);
  expect(at.actor.getSnapshot().value).toBe(state);
  at.clock.increment(1);
  expect(at.actor.getSnapshot().value).toBe('expired');
});
