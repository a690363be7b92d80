/**
 * What of a member is typed, waits for an answer or is to be sent. Apart from what is done with it: signing out has to be able to empty
 * them at any time, and the entry holds no more of them.
 */
import type { Intent } from '#domain/intent.ts';
import { clear, delMany, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import { openStore, type OpenStore } from './database.ts';

/** What is typed: `drafts.ts`. */
export type DraftStore = UseStore;

export const openDrafts = (): OpenStore => openStore('dayrent-drafts', { durability: 'relaxed' });
/** What the keys of a member's drafts begin with. */
export const draftsOf = (member: string): string => `draft.v1/${member}/`;
/** Removes all, whoever's they are. */
export const clearDrafts = (store: DraftStore): Promise<void> => clear(store);
/** Removes those of all others. */
export async function keepDraftsOf(store: DraftStore, member: string): Promise<void> {
  const others = (await keys<string>(store)).filter((key) => !key.startsWith(draftsOf(member)));
  await delMany(others, store);
}

/** On the disk before anything is sent: `intents.ts`. */
export type IntentStore = UseStore;

export const openIntents = (): OpenStore => openStore('dayrent-intents', { durability: 'strict' });
/**
 * Removes what was never sent, whoever's it is. What was sent stays under its member's id: under another intent, the same
 * payment could be made twice (decision 28).
 */
export const clearUnsent = (store: IntentStore): Promise<void> =>
  store('readwrite', (intents) => {
    // As idb-keyval has it itself, so that it packs with that.
    intents.openCursor().onsuccess = function () {
      if (!this.result) return;
      if (!(this.result.value as Intent).sent) this.result.delete();
      this.result.continue();
    };
    return promisifyRequest(intents.transaction);
  });

/** On the disk before anybody is told that it waits: `outbox.ts`. */
export const openOutbox = (): OpenStore => openStore('dayrent-outbox', { durability: 'strict' });
/** Removes everything that waits, whoever's it is. */
export function clearOutbox(): Promise<void> {
  const outbox = openOutbox();
  return clear(outbox).finally(outbox.close);
}
