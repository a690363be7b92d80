/**
 * Stores for idb-keyval that survive what its own do not (product 19.9): a failed open is tried again, an open or a
 * transaction that never answers fails in time, a closed connection is reopened, and writes that must survive a power
 * cut wait for the disk.
 */
import { Failure } from '#domain/failure.ts';
import type { UseStore } from 'idb-keyval';

const openTimeout = 3_000;
/**
 * WebKit puts a page with an open transaction into its back/forward cache, and every transaction of the next page on
 * that database waits for it for ever. ms.
 */
const transactionTimeout = 5_000;

export interface StoreOptions {
  /** `strict` waits until the write is on the disk. */
  durability: 'relaxed' | 'strict';
}

export type OpenStore = UseStore & {
  /** What is under way is done first, and the next use opens it again. */
  close: () => void;
};

/** @returns a store whose calls throw `Failure('storage')` when the device can't keep data */
export function openStore(name: string, { durability }: StoreOptions): OpenStore {
  let opening: Promise<IDBDatabase> | null = null;
  const forget = () => {
    opening = null;
  };

  const open = (): Promise<IDBDatabase> =>
    new Promise<IDBDatabase>((resolve, reject) => {
      // oxlint-disable-next-line no-restricted-globals -- what all others use
      const request = indexedDB.open(name);
      const timer = setTimeout(() => reject(new Failure('storage')), openTimeout);
      request.onupgradeneeded = () => request.result.createObjectStore('entries');
      request.onsuccess = () => {
        clearTimeout(timer);
        const database = request.result;
        database.onclose = forget;
        database.onversionchange = () => {
          database.close();
          forget();
        };
        resolve(database);
      };
      request.onerror = () => {
        clearTimeout(timer);
        reject(new Failure('storage'));
      };
    });

  const close = () => {
    globalThis.removeEventListener?.('pagehide', close);
    void opening?.then(
      (database) => database.close(),
      () => undefined,
    );
    forget();
  };

  const use: UseStore = async (mode, callback) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      // A page that is left keeps nothing open that the next one would wait for; one that comes back opens it again.
      globalThis.addEventListener?.('pagehide', close);
      opening ??= open();
      const database = await opening;
      const transaction = database.transaction('entries', mode, { durability });
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          reject(new Failure('storage'));
          // Nothing of it is written later: whoever asked is told that it wasn't kept.
          database.close();
          try {
            transaction.abort();
          } catch {
            // It was over already.
          }
        }, transactionTimeout);
      });
      // What idb-keyval gives back from a write is the end of its transaction.
      return await Promise.race([callback(transaction.objectStore('entries')), late]);
    } catch (error) {
      forget();
      throw error instanceof Failure ? error : new Failure('storage');
    } finally {
      clearTimeout(timer);
    }
  };
  return Object.assign(use, { close });
}
