/**
 * What of a member waits for an answer or to be sent. Apart from what is done with it: signing out has to be able to empty
 * them at any time, and the entry holds no more of them.
 */
import { clear, type UseStore } from 'idb-keyval';
import { openStore, type OpenStore } from './database.ts';

/** On the disk before anything is sent: `intents.ts`. */
export type IntentStore = UseStore;

export const openIntents = (): OpenStore => openStore('dayrent-intents', { durability: 'strict' });
/** Removes all, whoever's they are. */
export const clearIntents = (store: IntentStore): Promise<void> => clear(store);

/** On the disk before anybody is told that it waits: `outbox.ts`. */
export const openOutbox = (): OpenStore => openStore('dayrent-outbox', { durability: 'strict' });
/** Removes everything that waits, whoever's it is. */
export function clearOutbox(): Promise<void> {
  const outbox = openOutbox();
  return clear(outbox).finally(outbox.close);
}
