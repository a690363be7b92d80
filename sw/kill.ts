/**
 * The kill switch: deployed in the place of the service worker (docs/kill-switch.md), it takes over at once, deletes the
 * files that were kept, leaves, and has the pages that a worker answered load again, from the network. What members keep
 * in the browser's databases stays: sign-in, settings, moves that wait for their answer.
 */
export {};

declare const self: ServiceWorkerGlobalScope;

/** With the same address and a hash behind it a page would not load again. */
function fresh(address: string): string {
  const url = new URL(address);
  url.searchParams.set('fresh', '1');
  return url.href;
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    // Pages that no worker answers are not among them: who loads again meets this worker once more, and stays.
    const pages = await self.clients.matchAll({ type: 'window' });
    await self.registration.unregister();
    await Promise.all(pages.map((page) => page.navigate(fresh(page.url)).catch(() => null)));
  };
  event.waitUntil(leave());
});
