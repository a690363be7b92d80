/** What is done about a missing file once the page is loaded; `stale-chunk.ts` tells the whole of it. */
import { runningBuild } from '#api/running-build.ts';
import { wait } from '#api/wait.ts';
import { isAppCache } from '#domain/shell-files.ts';
import { reloadedFor } from './stale-chunk.ts';

/** Where a tab remembers the build whose files it fetched again. */
const clearedFor = 'dayrent.cleared-for';

/** What was done for the running build, in vain where a file is still missing. */
export function remedy(): 'none' | 'reloaded' | 'cleared' {
  const build = runningBuild();
  try {
    if (sessionStorage.getItem(clearedFor) === build) return 'cleared';
    return sessionStorage.getItem(reloadedFor) === build ? 'reloaded' : 'none';
  } catch {
    // A tab without a memory is never loaded again by itself. This is asked while an error is shown: another one would take the page.
    return 'none';
  }
}

interface Hold {
  /** No payment is undecided. */
  isQuiet: () => Promise<boolean>;
  /** The page is about to load again. */
  announce: () => void;
}

/** So long an announcement can be read, ms, and so often a payment is waited for. */
const pause = 1_000;
/** So long a payment is waited for, ms: who does something else by then loses no page to it. The next missing file asks again. */
const patience = 60_000;

/** From now on the reload waits until it can come under no payment, and is announced. */
export function holdReload({ isQuiet, announce }: Hold): void {
  const build = runningBuild();
  let isDue = false;
  // Offline a reload would take what the tab still has.
  const isFree = async () => navigator.onLine && (await isQuiet());
  const reload = async () => {
    const end = performance.now() + patience;
    do {
      while (!(await isFree())) {
        if (performance.now() >= end) return;
        await wait(pause);
      }
      announce();
      await wait(pause);
      // A payment may have begun meanwhile.
    } while (!(await isFree()));
    sessionStorage.setItem(reloadedFor, build);
    location.reload();
  };
  const hold = (event: Event) => {
    // Listeners of a window are called in their order, capturing or not: the one of `stale-chunk.ts` has begun to wait.
    event.preventDefault();
    if (isDue || !navigator.onLine || sessionStorage.getItem(reloadedFor) === build) return;
    isDue = true;
    void reload().finally(() => {
      isDue = false;
    });
  };
  addEventListener('vite:preloadError', hold);
}

/** Deletes everything of the app's own, nothing of its member; then the page comes from the network. */
export async function clearFiles(): Promise<void> {
  sessionStorage.setItem(clearedFor, runningBuild());
  const names = 'caches' in globalThis ? await caches.keys() : [];
  await Promise.all(names.filter(isAppCache).map((name) => caches.delete(name)));
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  await Promise.all(((await serviceWorker?.getRegistrations()) ?? []).map((registration) => registration.unregister()));
  location.reload();
}
