import type { Page } from '@playwright/test';
import { keptEntries } from './kept-entries.ts';

const name = 'dayrent-drafts';

/** What was typed before is gone from the device. */
export const forgetDrafts = (page: Page): Promise<void> =>
  page.evaluate(async (store) => {
    if (!(await indexedDB.databases()).some((database) => database.name === store)) return;
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(store);
      opening.onerror = () => reject(new Error(`${store} can't be opened`));
      opening.onsuccess = () => {
        const writing = opening.result.transaction('entries', 'readwrite');
        writing.objectStore('entries').clear();
        writing.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
  }, name);

/** The drafts that the device keeps, by key. */
export const keptDrafts = (page: Page): Promise<Record<string, unknown>> => keptEntries(page, name);
