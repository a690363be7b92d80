/** For what is seldom looked at: a store that stays open is there until the page is left. */
import type { UseStore } from 'idb-keyval';
import type { OpenStore } from './database.ts';

/** Opens a store for one use, and closes it again. @throws Failure storage */
export async function usedOnce<T>(store: OpenStore, work: (store: UseStore) => Promise<T>): Promise<T> {
  try {
    return await work(store);
  } finally {
    store.close();
  }
}
