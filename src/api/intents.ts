/** What became of an intent (rules L4 and C1). */
import { assets } from '#contract/assets.ts';
import type { Answered, Endpoint } from '#contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';
import type { Outcome } from '#domain/intent.ts';
import * as v from 'valibot';
import type { Client } from './client.ts';

type Asker = typeof assets.intent | typeof assets.cancelIntent;

/** It is done, and this build can't read the answer: a server of a newer version gave it. */
export class UnreadReceipt extends Failure {
  constructor() {
    super('invalid');
  }
}

async function ask<E extends Endpoint>(
  client: Client,
  asker: Asker,
  intentId: string,
  about: E,
): Promise<Outcome<Answered<E>>> {
  const { value } = await client.call(asker, { intentId });
  if (value.state === 'unknown') return { state: 'unknown' };
  if (value.state === 'refused') {
    return { state: 'refused', failure: new Failure('rejected', value.code, value.msg) };
  }
  const result = v.safeParse(about.reply, value.data);
  if (!result.success) throw new UnreadReceipt();
  return { state: 'done', result: result.output };
}

/** @param about the call that the intent belongs to: its first answer is read with that call's schema */
export const askOutcome = <E extends Endpoint>(client: Client, intentId: string, about: E) =>
  ask(client, assets.intent, intentId, about);

/** Withdraws an intent that has not happened; one that was decided keeps its answer. */
export const cancelIntent = <E extends Endpoint>(client: Client, intentId: string, about: E) =>
  ask(client, assets.cancelIntent, intentId, about);
