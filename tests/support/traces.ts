/** What a browser still has of somebody: on the device, in the page's memory, in its address and title. */
import type { Page } from '@playwright/test';

/** Everything that the browser keeps for this origin, as text. */
export const keptOnDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    // oxlint-disable-next-line no-restricted-properties -- nothing may be found in it
    const parts: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name ?? '');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('not opened'));
      });
      for (const store of database.objectStoreNames) {
        const content = database.transaction(store).objectStore(store);
        for (const request of [content.getAll(), content.getAllKeys()]) {
          await new Promise((resolve) => request.addEventListener('success', resolve));
          parts.push(request.result);
        }
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const reply = await cache.match(request);
        const isText = /json|text|script/.test(reply?.headers.get('content-type') ?? '');
        parts.push(request.url, isText ? await reply?.text() : '');
      }
    }
    parts.push(location.href, history.state, document.title);
    return JSON.stringify(parts, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  });

/** Every text in the page's memory, from a snapshot of its heap. */
export async function textsInMemory(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  let text = '';
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => (text += chunk));
  await session.send('HeapProfiler.enable');
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return (JSON.parse(text) as { strings: string[] }).strings;
}
