/** The newest checkpoint of the book that this device saw. It says nothing of a member, and outlives who signs out. */
import { get, set } from 'idb-keyval';
import { openStore } from './database.ts';
import { usedOnce } from './one-use.ts';

export interface SeenBook {
  /** The log's verifier key: names the log, too. */
  key: string;
  size: number;
  /** Hex. */
  root: string;
  /** Digest of the session's token: a demo that is made anew ends all sessions. */
  session: string;
  isRewritten: boolean;
}

const key = 'seen.v1';
const opened = () => openStore('dayrent-book', { durability: 'relaxed' });

export const keptBook = {
  read: async (): Promise<SeenBook | null> => (await usedOnce(opened(), (store) => get<SeenBook>(key, store))) ?? null,
  write: (seen: SeenBook): Promise<void> => usedOnce(opened(), (store) => set(key, seen, store)),
};
