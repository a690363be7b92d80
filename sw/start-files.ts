/**
 * What a start asks for first. Chromium takes it out of the caches by itself, by routes that are written down while the worker is
 * installed: until a worker has begun to work, half of the page could be there (decision 0072). Other browsers ask the worker.
 */
import { cacheNames } from 'workbox-core';
import { addPlugins } from 'workbox-precaching';
import { startFiles } from '#domain/shell-files.ts';

declare const self: ServiceWorkerGlobalScope;

interface File {
  url: string;
  revision?: string | null;
}

interface Route {
  condition: { or: { urlPattern: { pathname: string; search: string; baseURL: string }; requestMode?: 'navigate' }[] };
  source: { cacheName: string };
}
/** Chromium's since 123. */
interface RoutedInstall extends ExtendableEvent {
  addRoutes?: (routes: readonly Route[]) => Promise<void>;
}

/** The precache has these under an address with their revision, which no route finds: each is copied under its own. */
const unhashed = new Map([
  ['index.html', './'],
  ['old-browser.js', './old-browser.js'],
]);
/**
 * What a member's start begins with, by the names of `vite.config.ts`, with the tabs' words in English: other languages' are in a cache
 * that only the worker keeps in order. No more: a start compiles every pattern before its first script (decision 0087).
 */
const hashed =
  /\/(?:index|rolldown-runtime|entry|member|words-en-(?:shared|home|wallet|team|community|person))-[\w-]{7,8}\.js$/;

const addressOf = (file: string): string => new URL(file, self.location.href).href;
const patternOf = (file: string) => ({
  // Letters of a path that mean something in a pattern.
  pathname: new URL(addressOf(file)).pathname.replaceAll(/[^\w/.-]/g, String.raw`\$&`),
  search: '',
  baseURL: self.location.href,
});
const copyOf = ({ revision }: File): string => `${startFiles}-${revision}`;

/**
 * A page that cuts itself off from other windows makes the browser begin a second process for it, after it has begun one: 25 ms of a
 * start. A window that somebody opened goes on to the page as it was (`cutOff` of `src/app/cut-off.ts`).
 */
function withoutCut(response: Response): Response {
  const { status, statusText, body } = response;
  const headers = new Headers(response.headers);
  headers.delete('cross-origin-opener-policy');
  return new Response(body, { status, statusText, headers });
}

/** @param files this build's, as the manifest has them. To be called before they are precached. */
export function answerStarts(files: readonly File[]): void {
  const copied = files.filter(({ url }) => unhashed.has(url));
  addPlugins([
    {
      cacheDidUpdate: async ({ request, newResponse }) => {
        const [asked] = request.url.split('?');
        const file = copied.find(({ url }) => addressOf(url) === asked);
        if (!file) return;
        const copy = await caches.open(copyOf(file));
        await copy.put(addressOf(unhashed.get(file.url) ?? ''), withoutCut(newResponse.clone()));
      },
    },
  ]);

  const scripts = files.filter(({ url }) => hashed.test(url)).map(({ url }) => ({ urlPattern: patternOf(url) }));
  const routes: readonly Route[] = [
    ...copied.map((file): Route => {
      const isPage = file.url === 'index.html';
      const urlPattern = patternOf(unhashed.get(file.url) ?? '');
      return {
        condition: { or: [{ urlPattern, ...(isPage && { requestMode: 'navigate' }) }] },
        source: { cacheName: copyOf(file) },
      };
    }),
    { condition: { or: scripts }, source: { cacheName: cacheNames.precache } },
  ];
  self.addEventListener('install', (event: RoutedInstall) => {
    // Without routes the worker answers.
    const written = event.addRoutes?.(routes).catch(() => undefined);
    if (written) event.waitUntil(written);
  });
  self.addEventListener('activate', (event) => {
    const own = new Set(copied.map(copyOf));
    const forget = async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith(startFiles) && !own.has(name));
      await Promise.all(old.map((name) => caches.delete(name)));
    };
    event.waitUntil(forget());
  });
}
