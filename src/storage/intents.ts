/**
 * The intent store: one open intent for each member, kind and subject, written to the disk before anything is sent, the
 * same in every tab. Only a definite answer removes it (rules L4 and C1).
 */
import { Failure } from '#domain/failure.ts';
import type { Intent, IntentKind } from '#domain/intent.ts';
import { clear, entries, promisifyRequest, update, type UseStore } from 'idb-keyval';
import { openStore } from './database.ts';

export interface IntentOwner {
  /** Whose: intents of another member on this device are never touched. */
  member: string;
  kind: IntentKind;
  subject: string;
}

export interface IntentStore {
  /** The open intent, or a new one that is kept from now on. @throws Failure storage */
  open(owner: IntentOwner): Promise<Intent>;
  /**
   * Keeps the fields that go out, unless some went out before; returns what is kept.
   * @throws Failure storage, or `elsewhere` while another intent under this owner is out
   */
  markSent(owner: IntentOwner, intent: Intent, fields: NonNullable<Intent['sent']>): Promise<Intent>;
  /** The member's intents that were sent and are not decided yet. @throws Failure storage */
  undecided(member: string): Promise<readonly Intent[]>;
  /** The server has decided. A newer intent under the same owner stays. */
  close(owner: IntentOwner, intentId: string): Promise<void>;
  clear(): Promise<void>;
}

const prefixOf = (member: string): string => `intent.v1/${member}/`;
const keyOf = ({ member, kind, subject }: IntentOwner): string => `${prefixOf(member)}${kind}/${subject}`;

export const openIntents = (): UseStore => openStore('dayrent-intents', { durability: 'strict' });

/** @param makeId gives a new UUID */
export function openIntentStore(makeId: () => string): IntentStore {
  const store = openIntents();
  return {
    async open(owner) {
      let kept: Intent | undefined;
      // One transaction: two tabs that open together get the same intent.
      await update<Intent>(
        keyOf(owner),
        (before) => (kept = before ?? { id: makeId(), kind: owner.kind, subject: owner.subject, sent: null }),
        store,
      );
      if (!kept) throw new Error('update did not run');
      return kept;
    },
    async markSent(owner, intent, fields) {
      let kept: Intent = { ...intent, sent: fields };
      await update<Intent>(keyOf(owner), (before) => (kept = before?.sent ? before : kept), store);
      if (kept.id !== intent.id) throw new Failure('elsewhere');
      return kept;
    },
    async undecided(member) {
      const kept = await entries<string, Intent>(store);
      return kept
        .filter(([key, intent]) => key.startsWith(prefixOf(member)) && intent.sent)
        .map(([, intent]) => intent);
    },
    // One transaction: an intent that another tab opens meanwhile is not the one that was decided.
    close: (owner, intentId) =>
      store('readwrite', (intents) => {
        const asked = intents.get(keyOf(owner)) as IDBRequest<Intent | undefined>;
        asked.onsuccess = () => asked.result?.id === intentId && intents.delete(keyOf(owner));
        return promisifyRequest(intents.transaction);
      }),
    clear: () => clear(store),
  };
}
