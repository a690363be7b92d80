import type { Page } from '@playwright/test';
import type { Session } from '#domain/member.ts';

/** What another tab would do to the session that the device keeps, without telling anybody. @returns what was kept */
export const swapSession = (page: Page, session: Session | null): Promise<Session | null> =>
  page.evaluate(
    (next) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('dayrent-member');
        opening.onerror = () => reject(new Error('there is no store of the member'));
        opening.onsuccess = () => {
          const writing = opening.result.transaction('entries', 'readwrite');
          const entries = writing.objectStore('entries');
          const reading = entries.get('session.v1');
          reading.onsuccess = () => {
            if (next) entries.put(next, 'session.v1');
            else entries.delete('session.v1');
          };
          writing.oncomplete = () => {
            opening.result.close();
            resolve((reading.result as Session | undefined) ?? null);
          };
        };
      }),
    session,
  );

/** As a tab tells the others. */
export const tellTabs = (page: Page, change: 'kept' | 'forgotten' | 'left'): Promise<void> =>
  page.evaluate((told) => {
    const tabs = new BroadcastChannel('session');
    tabs.postMessage(told);
    tabs.close();
  }, change);

/** Into the back/forward cache, and out of it again after `meanwhile`. */
export async function awayAndBack(page: Page, meanwhile: () => Promise<unknown>): Promise<void> {
  const turn = (type: 'pagehide' | 'pageshow') =>
    page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  await turn('pagehide');
  await meanwhile();
  await turn('pageshow');
}
