/**
 * Stores for idb-keyval that survive what its own do not (product 19.9): a failed open is tried again, an open that
 * never answers fails after three seconds, a closed connection is reopened, and writes that must survive a power cut
 * wait for the disk.
 */
import { Failure } from '#domain/failure.ts';
import type { UseStore } from 'idb-keyval';

const openTimeout = 3_000;

export interface StoreOptions {
  /** `strict` waits until the write is on the disk. */
  durability: 'relaxed' | 'strict';
}

/** @returns a store whose calls throw `Failure('storage')` when the device can't keep data */
export function openStore(name: string, { durability }: StoreOptions): UseStore {
  let opening: Promise<IDBDatabase> | null = null;
  const forget = () => {
    opening = null;
  };

  const open = (): Promise<IDBDatabase> =>
    new Promise<IDBDatabase>((resolve, reject) => {
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

  return async (mode, callback) => {
    try {
      opening ??= open();
      const database = await opening;
      const transaction = database.transaction('entries', mode, { durability });
      // What idb-keyval gives back from a write is the end of its transaction.
      return await callback(transaction.objectStore('entries'));
    } catch (error) {
      forget();
      throw error instanceof Failure ? error : new Failure('storage');
    }
  };
}
