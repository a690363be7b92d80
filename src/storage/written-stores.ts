/**
 * What of a member waits for an answer or to be sent. Apart from what is done with it: signing out has to be able to empty
 * them at any time, and the entry holds no more of them.
 */
import type { UseStore } from 'idb-keyval';
import { openStore } from './database.ts';

/** On the disk before anything is sent: `intents.ts`. */
export const openIntents = (): UseStore => openStore('dayrent-intents', { durability: 'strict' });

/** On the disk before anybody is told that it waits: `outbox.ts`. */
export const openOutbox = (): UseStore => openStore('dayrent-outbox', { durability: 'strict' });
