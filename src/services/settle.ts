/**
 * How every money flow talks to the server: store the intent, send it, and forget it only after a definite answer
 * (rules L4 and C1).
 */
import { codes } from '#contract/codes.ts';
import { Failure, isDefinite } from '#domain/failure.ts';
import type { Intent, Outcome } from '#domain/intent.ts';
import type { IntentOwner } from '#storage/intents.ts';
import type { Services } from './services.ts';

export type Body = Readonly<Record<string, string>>;

/** Whose intent it is. @throws Failure unauthorized */
export function ownerOf({ session }: Services, { kind, subject }: Pick<IntentOwner, 'kind' | 'subject'>): IntentOwner {
  const member = session()?.member;
  if (member === undefined) throw new Failure('unauthorized');
  return { member, kind, subject };
}

/** The open intent, or null when this device can't keep one. */
export async function openIntent(services: Services, owner: IntentOwner): Promise<Intent | null> {
  try {
    return await services.intents.open(owner);
  } catch {
    return null;
  }
}

/**
 * Forgets an intent that was decided, once there is somebody to be told: a flow that was left meanwhile finds it again
 * when it is opened. One that could not be removed is asked about again later, which is harmless.
 */
async function close({ intents }: Services, owner: IntentOwner, intent: Intent, signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await intents.close(owner, intent.id).catch(() => undefined);
}

/**
 * Sends an intent's body, the first one that it was ever sent with.
 * @param signal aborted once nobody waits for the answer any more
 * @throws Failure; a definite one closes the intent
 */
export async function sendOnce<T>(
  services: Services,
  intent: Intent,
  body: Body,
  post: (intentId: string, body: Body) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const owner = ownerOf(services, intent);
  const kept = await services.intents.markSent(owner, intent, body);
  // Another tab may have signed somebody else in: what one member confirmed never goes out as another's.
  if (ownerOf(services, intent).member !== owner.member) throw new Failure('unauthorized');
  try {
    const result = await post(intent.id, kept.sent ?? body);
    await close(services, owner, intent, signal);
    return result;
  } catch (error) {
    if (!(error instanceof Failure) || !isDefinite(error)) throw error;
    // Another tab sent this intent with another body: what became of that one has to be asked.
    if (error.code === codes.intentReused) throw new Failure('server', error.code);
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
  const outcome = await ask(intent.id);
  if (outcome.state !== 'unknown') await close(services, owner, intent, signal);
  return outcome;
}
