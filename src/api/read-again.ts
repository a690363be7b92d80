/**
 * What a page reads before a service worker answers it passes that by, and isn't kept: in Firefox it can be the whole first
 * visit, as all files of the app come before. So it is read once more, through the worker.
 */
import { headers } from '#domain/headers.ts';
import { keptCalls } from '#domain/kept-replies.ts';
import type { ClientOptions } from './client.ts';

type By = Pick<ClientOptions, 'token' | 'language'>;

/** A call with fields in its body can't be told from its address: the lists of a team and past check-ins are left out. */
async function readAgain(url: URL, by: By): Promise<void> {
  const token = by.token();
  const call = keptCalls.find(({ path }) => url.pathname.endsWith(`/${path}`));
  if (!call || (call.whose === 'member' && token === null)) return;
  const reply = await fetch(url, {
    method: call.method,
    headers: {
      [headers.language]: by.language(),
      ...(token !== null && { [headers.token]: token }),
    },
    ...(call.method === 'POST' && { body: new URLSearchParams() }),
  });
  // Until somebody reads it, it is still on its way.
  await reply.arrayBuffer();
}

/** To be called before a worker is registered, where none was there when the page began; one may have come since. */
export function keepFirstReads(by: By): void {
  const { serviceWorker } = navigator;
  const again = () => {
    const since = performance.now();
    // One after another: the screen that is shown comes first.
    let working = Promise.resolve();
    // What is on its way is told when it has come.
    new PerformanceObserver((list) => {
      // Nothing is remembered of them: who signs out leaves no address behind.
      const early = list.getEntries().filter(({ startTime }) => startTime <= since);
      for (const name of new Set(early.map((entry) => entry.name))) {
        if (/\/(?:pictures|user\/img)\//.test(name)) new Image().src = name;
        else working = working.then(() => readAgain(new URL(name), by)).catch(() => undefined);
      }
    }).observe({ type: 'resource', buffered: true });
  };
  if (serviceWorker.controller) again();
  else serviceWorker.addEventListener('controllerchange', again, { once: true });
}
