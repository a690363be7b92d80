import type { Page } from '@playwright/test';
import type { Intent, IntentKind } from '#domain/intent.ts';

/** The id of the intent that the device keeps for a kind of move. */
export const keptIntent = (page: Page, kind: IntentKind): Promise<string> =>
  page.evaluate(
    (wanted) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('dayrent-intents');
        opening.onerror = () => reject(new Error('there is no store of intents'));
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('entries').objectStore('entries').getAll();
          reading.onsuccess = () => {
            database.close();
            const found = (reading.result as Intent[]).find((intent) => intent.kind === wanted);
            if (found) resolve(found.id);
            else reject(new Error(`no intent is kept for ${wanted}`));
          };
        };
      }),
    kind,
  );
