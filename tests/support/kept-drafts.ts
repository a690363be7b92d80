import type { Page } from '@playwright/test';

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
export const keptDrafts = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(async (store) => {
    if (!(await indexedDB.databases()).some((database) => database.name === store)) return {};
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open(store);
      opening.onerror = () => reject(new Error(`${store} can't be opened`));
      opening.onsuccess = () => {
        const kept: Record<string, unknown> = {};
        const reading = opening.result.transaction('entries').objectStore('entries').openCursor();
        reading.onsuccess = () => {
          const at = reading.result;
          if (at) {
            kept[at.key as string] = at.value as unknown;
            at.continue();
            return;
          }
          opening.result.close();
          resolve(kept);
        };
      };
    });
  }, name);
