/**
 * A file of the running build is missing, most often because a deploy removed it while a tab still shows the build before.
 * What happens, in order; nothing of it repeats by itself (docs/decisions/0039):
 *
 * 1. A failed `import()` sends `vite:preloadError`, and the screen says that it could not be shown.
 * 2. Offline that is all: nothing is stale, and a reload would take what the tab still has.
 * 3. Online the page loads again after a second, once for each build: the tab remembers which (`reloadedFor`), so that a
 *    broken deploy can't loop. Once the page is loaded, `holdReload` of `remedy.ts` prevents that and does it by itself: it
 *    announces the reload, and waits while a payment is undecided.
 * 4. Is the file still missing after that, the screen offers to fetch everything again (`features/failed-screen/missing-file.tsx`):
 *    `clearFiles` deletes the app's own files on the device and the service worker, nothing of the member.
 * 5. After that the file is missing on the server too, and the screen says so.
 *
 * This part is in the entry and imports nothing: it has to work when nothing else of ours could be loaded.
 */

const reloadDelay = 1_000;

/** Where a tab remembers the build that it was loaded again for. */
export const reloadedFor = 'dayrent.reloaded-for';

/** @param build names the running build */
export function watchStaleChunks(build: string): void {
  // A screen asks for its file again within that second: one reload is enough.
  let isDue = false;
  addEventListener('vite:preloadError', (event) => {
    if (isDue || !navigator.onLine || sessionStorage.getItem(reloadedFor) === build) return;
    isDue = true;
    setTimeout(() => {
      if (event.defaultPrevented) return;
      sessionStorage.setItem(reloadedFor, build);
      location.reload();
    }, reloadDelay);
  });
}
