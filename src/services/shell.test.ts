/** Whether the build that is offered is the one that taking it would bring, with workers of the test's own. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { applyShell, findShell } from './shell.ts';

const build = 'newer-build';

class Worker extends EventTarget {
  state = 'installing';
}

/** @param waiting a build that was put off @param installing what a look for a newer one brings */
function registrationWith(waiting: Worker | null, installing: Worker | null) {
  const registration = {
    waiting,
    installing: null as Worker | null,
    update: async () => {
      registration.installing = installing;
    },
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  return registration;
}

/** As the browser does it. */
function finish(registration: ReturnType<typeof registrationWith>, worker: Worker, state: 'installed' | 'redundant') {
  worker.state = state;
  registration.installing = null;
  if (state === 'installed') registration.waiting = worker;
  worker.dispatchEvent(new Event('statechange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { baseURI: 'https://dayrent.example/', querySelector: () => ({ content: 'running' }) });
  vi.stubGlobal('fetch', async () => Response.json({ build, version: '0.6.0', notes: {} }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('offers a build that was put off, and waits', async () => {
  registrationWith(new Worker(), null);
  expect(await findShell()).toMatchObject({ build });
});

it('offers a newer one once it waits in place of the one that was put off', async () => {
  const newer = new Worker();
  const registration = registrationWith(new Worker(), newer);
  const finding = findShell();
  await vi.advanceTimersByTimeAsync(1_000);
  finish(registration, newer, 'installed');
  expect(await finding).toMatchObject({ build });
});

it('offers none while the one that was put off would be taken in place of a newer one, which takes long', async () => {
  registrationWith(new Worker(), new Worker());
  const finding = findShell().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await finding).toEqual(new Failure('server'));
});

it('offers none where a newer one could not be installed', async () => {
  const newer = new Worker();
  const registration = registrationWith(new Worker(), newer);
  const finding = findShell().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  finish(registration, newer, 'redundant');
  expect(await finding).toEqual(new Failure('server'));
});

it('doesn’t load the page again under a payment that began during the takeover', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', { setItem: () => undefined });
  registrationWith(null, null);
  const promise = { shell: { build, version: '0.6.0', notes: {}, isCompulsory: false }, tries: 1 };
  const { signal } = new AbortController();
  expect(await applyShell(promise, async () => false, signal)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(await applyShell(promise, async () => true, signal)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
