/**
 * How a build follows another one. It waits until a page says so; what a tab of the build before it still asks for
 * stays within reach, and of older builds nothing is left (decision 0039).
 */
import { addPlugins } from 'workbox-precaching';
import { earlierFiles, filesOfPage, isHashed, isOfType, isTakeOver } from '#domain/shell-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** Beside the files of the build before: the list of those of the one that runs. */
const listKey = new URL('files-of-the-running-build', self.location.href).href;

/** Null before a build that writes its list. */
async function filesOfRunning(): Promise<ReadonlySet<string> | null> {
  const list = await caches.match(listKey, { cacheName: earlierFiles });
  return list ? new Set((await list.json()) as string[]) : null;
}

/** While this build is installed, the one that runs is copied: activation takes it from the precache. */
async function keepRunning(own: ReadonlySet<string>): Promise<void> {
  const [running, earlier, names] = await Promise.all([filesOfRunning(), caches.open(earlierFiles), caches.keys()]);
  for (const name of names.filter((cache) => cache.includes('-precache-'))) {
    const precache = await caches.open(name);
    for (const request of await precache.keys()) {
      const { url } = request;
      if (!isHashed(new URL(url).pathname) || own.has(url) || running?.has(url) === false) continue;
      const kept = await precache.match(request);
      if (kept) await earlier.put(url, kept);
    }
  }
}

/** Once this build runs: two builds are kept, this one and the one before. */
async function forgetOlder(own: ReadonlySet<string>): Promise<void> {
  const [before, earlier] = await Promise.all([filesOfRunning(), caches.open(earlierFiles)]);
  // Where only the worker is new, the build before is the same as it was.
  if (before && [...before].some((url) => !own.has(url))) {
    for (const request of await earlier.keys()) if (!before.has(request.url)) await earlier.delete(request);
  }
  await earlier.put(listKey, new Response(JSON.stringify([...own])));
}

/** A file of the build before, for a tab that still shows it. */
export const earlierFile = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { cacheName: earlierFiles });

/** @param urls this build's files, as the manifest has them. To be called before they are precached. */
export function takeOverWhenTold(urls: readonly string[]): void {
  const own = new Set(urls.map((url) => new URL(url, self.location.href).href).filter((url) => isHashed(url)));

  // One wrong file, and this build is not installed: the one that runs goes on.
  addPlugins([
    {
      cacheWillUpdate: async ({ request, response }) => {
        const { pathname } = new URL(request.url);
        if (response.status !== 200 || !isOfType(pathname, response.headers.get('content-type') ?? '')) return null;
        if (!pathname.endsWith('.html')) return response;
        // The page of another deploy would ask for scripts that this build does not have.
        const asked = filesOfPage(await response.clone().text());
        const isOurs = asked.length > 0 && asked.every((file) => own.has(new URL(file, self.location.href).href));
        return isOurs ? response : null;
      },
    },
  ]);
  self.addEventListener('install', (event) => event.waitUntil(keepRunning(own)));
  self.addEventListener('activate', (event) => event.waitUntil(forgetOlder(own)));
  self.addEventListener('message', ({ data }) => {
    if (isTakeOver(data)) void self.skipWaiting();
  });
}
