/**
 * A script of an older build is gone: a notice, then a reload after one second, at most once for each build, so that a
 * broken deploy can't loop (product 14.4). `hold-reload.ts` gives the notice, and keeps the reload from a page with
 * money moving.
 */
import { reloadedFor } from '#domain/reload-mark.ts';

const reloadDelay = 1_000;

/** @param build names the running build */
export function watchStaleChunks(build: string): void {
  // In a tunnel nothing is stale, and a reload would take what is there: before all that reloads or speaks of it.
  const ignore = (event: Event) => {
    if (!navigator.onLine) event.stopImmediatePropagation();
  };
  addEventListener('vite:preloadError', ignore, { capture: true });
  addEventListener('vite:preloadError', () => {
    if (sessionStorage.getItem(reloadedFor) === build) return;
    setTimeout(() => {
      sessionStorage.setItem(reloadedFor, build);
      location.reload();
    }, reloadDelay);
  });
}
