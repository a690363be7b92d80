/** Apart from the outbox: signing out has to be able to empty it at any time, and the entry holds no more of it. */
import { clear } from 'idb-keyval';
import { openStore } from './database.ts';

export const outboxName = 'dayrent-outbox';

/** Removes everything that waits, whoever's it is. */
export const clearOutbox = (): Promise<void> => clear(openStore(outboxName, { durability: 'strict' }));
