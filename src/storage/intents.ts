/**
 * Intents on the device: one open intent for each member, kind and subject, written to the disk before anything is sent, the
 * same in every tab. Only a definite answer removes it (rules L4 and C1). All of it throws `Failure('storage')`.
 */
import { Failure } from '#domain/failure.ts';
import type { Intent, IntentKind } from '#domain/intent.ts';
import { entries, promisifyRequest, update } from 'idb-keyval';
import type { IntentStore } from './written-stores.ts';

export interface IntentOwner {
  /** Whose: intents of another member on this device are never touched. */
  member: string;
  kind: IntentKind;
  subject: string;
}

const prefixOf = (member: string): string => `intent.v1/${member}/`;
const keyOf = ({ member, kind, subject }: IntentOwner): string => `${prefixOf(member)}${kind}/${subject}`;

/** The open intent, or a new one that is kept from now on. @param store `openIntents`, as below */
export async function keepIntent(store: IntentStore, owner: IntentOwner): Promise<Intent> {
  let kept: Intent | undefined;
  // One transaction: two tabs that open together get the same intent.
  await update<Intent>(
    keyOf(owner),
    (before) => (kept = before ?? { id: crypto.randomUUID(), kind: owner.kind, subject: owner.subject, sent: null }),
    store,
  );
  if (!kept) throw new Error('update did not run');
  return kept;
}

/**
 * Keeps the fields that go out, unless some went out before; returns what is kept.
 * @throws Failure also `elsewhere`, while another intent under this owner is out
 */
export async function markSent(
  store: IntentStore,
  owner: IntentOwner,
  intent: Intent,
  fields: NonNullable<Intent['sent']>,
): Promise<Intent> {
  let kept: Intent = { ...intent, sent: fields };
  await update<Intent>(keyOf(owner), (before) => (kept = before?.sent ? before : kept), store);
  if (kept.id !== intent.id) throw new Failure('elsewhere');
  return kept;
}

/** The member's intents that were sent and are not decided yet. */
export async function undecidedOf(store: IntentStore, member: string): Promise<readonly Intent[]> {
  const kept = await entries<string, Intent>(store);
  return kept.filter(([key, intent]) => key.startsWith(prefixOf(member)) && intent.sent).map(([, intent]) => intent);
}

/** The server has decided. A newer intent under the same owner stays: another tab may open one meanwhile. */
export const closeIntent = (store: IntentStore, owner: IntentOwner, intentId: string): Promise<void> =>
  store('readwrite', (intents) => {
    const asked = intents.get(keyOf(owner)) as IDBRequest<Intent | undefined>;
    asked.onsuccess = () => asked.result?.id === intentId && intents.delete(keyOf(owner));
    return promisifyRequest(intents.transaction);
  });
