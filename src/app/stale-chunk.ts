/**
 * A script of an older build is gone. Spec part 8: a notice, then a reload after one second; decisions.md part 2: at
 * most once for each build, so that a broken deploy can't loop.
 */
const reloadDelay = 1_000;

/** @param build names the running build */
export function watchStaleChunks(build: string, tell: () => void): void {
  addEventListener('vite:preloadError', (event) => {
    const key = 'dayrent.reloaded-for';
    if (sessionStorage.getItem(key) === build) return;
    event.preventDefault();
    sessionStorage.setItem(key, build);
    tell();
    setTimeout(() => location.reload(), reloadDelay);
  });
}
