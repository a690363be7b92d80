/** The app's own files on this device: a new build of them, and taking it. */
import { runningBuild } from '#api/running-build.ts';
import { readDeployed, readPageBuild } from '#api/shell-build.ts';
import { Failure } from '#domain/failure.ts';
import type { PromisedBuild } from '#domain/release.ts';
import { releaseFile, type ShellBuild } from '#domain/shell-build.ts';
import { takeOverMessage } from '#domain/shell-files.ts';
import { forgetPromise, keepPromise, readPromise } from '#storage/tab-memory.ts';
import { pageWorker } from './page-worker.ts';

/** How long a build may take to come onto the device. */
const installPatience = 30_000;
/** How often a look at the page is a reason to ask. */
const lookPause = 15_000;
/** How often the browser is reminded of a takeover. */
const reminderPause = 1_000;

const container = (): ServiceWorkerContainer | undefined =>
  (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;

/** Resolves with the first of these states that the worker is in. */
function reached(worker: ServiceWorker, states: readonly ServiceWorkerState[]): Promise<ServiceWorkerState> {
  return new Promise((resolve) => {
    const look = () => {
      if (!states.includes(worker.state)) return;
      worker.removeEventListener('statechange', look);
      resolve(worker.state);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/**
 * A build that is deployed, is not the one that runs, and is what this page would be after a reload.
 * @throws Failure where that can't be told, or it does not come onto the device
 */
export async function findShell(): Promise<ShellBuild | null> {
  const running = runningBuild();
  if (running === '') return null;
  const deployed = await readDeployed(document.baseURI);
  if (deployed.build === running) return null;
  const registration = await container()?.getRegistration();
  const postponed = registration?.waiting;
  await registration?.update().catch(() => {
    throw new Failure('offline');
  });
  if (registration?.installing) {
    const late = new Promise<'late'>((resolve) => {
      setTimeout(() => resolve('late'), installPatience);
    });
    await Promise.race([reached(registration.installing, ['installed', 'activated', 'redundant']), late]);
    // Taking it would bring what was put off, not what is deployed now.
    if (postponed && registration.waiting === postponed) throw new Failure('server');
  }
  // Without one that waits, what answers now would answer a reload too: another tab's worker, or the network.
  if (!registration?.waiting && (await readPageBuild(document.baseURI)) !== deployed.build) throw new Failure('server');
  return deployed;
}

/**
 * Chromium forgets a takeover when a request of any tab wakes the worker that is just being stopped for it. It looks again
 * at each navigation in scope; a frame makes one whenever it is put into the page, and nothing runs in this one.
 */
async function takeOver(waiting: ServiceWorker, signal: AbortSignal): Promise<ServiceWorkerState> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.sandbox.add('allow-same-origin');
  frame.src = new URL(releaseFile, document.baseURI).href;
  const reminder = setInterval(() => document.body.append(frame), reminderPause);
  const stop = () => {
    clearInterval(reminder);
    frame.remove();
  };
  signal.addEventListener('abort', stop);
  try {
    const over = reached(waiting, ['activated', 'redundant']);
    waiting.postMessage(takeOverMessage);
    return await over;
  } finally {
    stop();
  }
}

/**
 * Lets the build that waits take over, and loads the page again. What it promises is looked for then.
 * @param isQuiet no payment is undecided: one may have begun while the build took over
 * @param signal aborted: nobody waits any more, and a takeover that comes late does not load the page again
 * @returns whether the page is about to load again
 */
export async function applyShell(
  promise: PromisedBuild,
  isQuiet: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<boolean> {
  keepPromise(promise);
  const waiting = (await container()?.getRegistration())?.waiting;
  if (waiting && (await takeOver(waiting, signal)) === 'redundant') throw new Failure('server');
  if (!(await isQuiet()) || signal.aborted) return false;
  location.reload();
  return true;
}

/** What the reload before this page was to bring. */
export async function verifyShell(): Promise<{ promise: PromisedBuild | null; isKept: boolean }> {
  const promise = readPromise();
  if (!promise) return { promise: null, isKept: false };
  forgetPromise();
  const running = runningBuild();
  if (running === promise.shell.build) return { promise: null, isKept: true };
  // It was taken back meanwhile, or is followed by another one already.
  const deployed = await readDeployed(document.baseURI).catch(() => null);
  return { promise: deployed?.build === running ? null : promise, isKept: false };
}

/** Tells when it is time to ask again, and that another tab let a new build take over. @returns stops it */
export function watchShell(tell: (fact: { type: 'check.due' } | { type: 'shell.taken' }) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let asked = performance.now();
  const look = () => {
    if (document.visibilityState === 'hidden' || performance.now() - asked < lookPause) return;
    asked = performance.now();
    tell({ type: 'check.due' });
  };
  addEventListener('focus', look, { signal });
  addEventListener('pageshow', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  // The first worker that answers this page is of its own build.
  let controller = container()?.controller;
  const change = () => {
    if (controller) tell({ type: 'shell.taken' });
    controller = container()?.controller;
  };
  const worker = pageWorker();
  worker?.addEventListener('controlling', change);
  return () => {
    ending.abort();
    worker?.removeEventListener('controlling', change);
  };
}
