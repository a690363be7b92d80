/**
 * How every money flow talks to the server: store the intent, send it, and forget it only after a definite answer
 * (rules L4 and C1).
 */
import { UnreadReceipt } from '#api/intents.ts';
import { codes } from '#contract/codes.ts';
import { fieldsOf, type Answered, type Asks, type Endpoint } from '#contract/endpoint.ts';
import { Failure, isDefinite } from '#domain/failure.ts';
import type { Intent, Outcome } from '#domain/intent.ts';
import { closeIntent, keepIntent, markSent, type IntentOwner } from '#storage/intents.ts';
import { letUpdate } from './quiet.ts';
import { assertMember } from './same-member.ts';
import type { Services } from './services.ts';

/** Whose intent it is. @throws Failure unauthorized */
export function ownerOf({ session }: Services, { kind, subject }: Pick<IntentOwner, 'kind' | 'subject'>): IntentOwner {
  const member = session()?.member;
  if (member === undefined) throw new Failure('unauthorized');
  return { member, kind, subject };
}

/** The open intent, or null when this device can't keep one. */
export async function openIntent(services: Services, owner: IntentOwner): Promise<Intent | null> {
  try {
    return await keepIntent(services.intents, owner);
  } catch {
    return null;
  }
}

/**
 * Forgets an intent that was decided, once there is somebody to be told: a flow that was left meanwhile finds it again
 * when it is opened. One that could not be removed is asked about again later, which is harmless.
 */
async function close({ intents }: Services, owner: IntentOwner, intent: Intent, signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await closeIntent(intents, owner, intent.id).catch(() => undefined);
}

/**
 * Makes the call of an intent. Its fields are stored before they go out, and go out as they were first stored.
 * @param move what the member agreed to; null for an intent that is sent again
 * @param signal aborted once nobody waits for the answer any more
 * @throws Failure; a definite one of the server closes the intent, and only the first time that it is sent
 */
export async function sendOnce<E extends Endpoint>(
  services: Services,
  endpoint: E,
  intent: Intent,
  move: Asks<E> | null,
  signal: AbortSignal,
): Promise<Answered<E>> {
  const owner = ownerOf(services, intent);
  const fields = move === null ? intent.sent : fieldsOf(endpoint, move);
  if (!fields) throw new Error('an intent that is sent again was sent before');
  // Late: what watches the book is not needed before money moves.
  const { requireWholeBook } = await import('./book-watch.ts');
  await requireWholeBook(services);
  // Whoever left meanwhile waits for nothing: it has not begun.
  if (signal.aborted) throw new Failure('offline');
  const kept = await markSent(services.intents, owner, intent, fields);
  const isAgain = intent.sent !== null || kept.sent !== fields;
  assertMember(services, owner.member);
  try {
    const { value } = await services.client.callWithFields(endpoint, kept.sent ?? fields, { intentId: intent.id });
    await close(services, owner, intent, signal);
    return value;
  } catch (error) {
    if (!(error instanceof Failure) || !isDefinite(error)) throw error;
    // A server may refuse a copy before it looks at the id, too many calls for one: what became of the first has to be asked.
    if (isAgain || error.code === codes.intentReused) throw new Failure('server', error.code);
    await close(services, owner, intent, signal);
    throw error;
  }
}

/** Asks or cancels, and forgets the intent once it is decided. @param signal as of `sendOnce` @throws Failure */
export async function settle<T>(
  services: Services,
  intent: Intent,
  ask: (intentId: string) => Promise<Outcome<T>>,
  signal: AbortSignal,
): Promise<Outcome<T>> {
  const owner = ownerOf(services, intent);
  const outcome = await ask(intent.id).catch((error: unknown) => {
    if (error instanceof UnreadReceipt) letUpdate(intent.id);
    throw error;
  });
  if (outcome.state !== 'unknown') await close(services, owner, intent, signal);
  return outcome;
}
