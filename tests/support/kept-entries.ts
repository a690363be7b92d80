import type { Page } from '@playwright/test';
import type { LastStart } from '#storage/device.ts';

/** What the device keeps in one of its stores, by key. */
export const keptEntries = (page: Page, name: string): Promise<Record<string, unknown>> =>
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

/** Addresses whose start the device remembers (`src/app/last-start.ts`). */
export async function keptStarts(page: Page): Promise<string[]> {
  const { 'starts.v1': kept } = await keptEntries(page, 'dayrent-member');
  return ((kept as { starts: LastStart[] } | undefined)?.starts ?? []).map(({ address }) => address);
}
