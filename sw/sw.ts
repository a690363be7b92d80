/**
 * The service worker. It keeps the shell, all screens and their English words from the start, and the words of a language
 * once a member chose it, so that the app opens without a network.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { backgroundDelay } from '#domain/entry-limits.ts';
import { keptCall } from '#domain/kept-replies.ts';
import { isHashed } from '#domain/shell-files.ts';
import { isWords, usedFiles } from '#domain/word-files.ts';
import { openDeviceStore, openMemberStore } from '#storage/device.ts';
import { openDrafts } from '#storage/written-stores.ts';
import { openReplyStore } from '#storage/replies.ts';
import { forgetForeign, isShared, MemberPictures, sharedPictures } from './kept-pictures.ts';
import { KeptReplies } from './kept-replies.ts';
import { keepWords } from './kept-words.ts';
import { listenForPushes } from './notifications.ts';
import { answerShare, forgetOldShares } from './share-target.ts';
import { earlierFile, takeOverWhenTold } from './take-over.ts';
import { answerStarts } from './start-files.ts';
import { answerUnkept } from './unkept.ts';

declare const self: ServiceWorkerGlobalScope;

// The first look at the browser's languages takes a process 11 ms; where the page that starts is in the same one, it need not take it.
Intl.DateTimeFormat.supportedLocalesOf('en');

const files = self.__WB_MANIFEST.map((entry) => (typeof entry === 'string' ? { url: entry, revision: null } : entry));
const words = files.map(({ url }) => url).filter(isWords);

takeOverWhenTold(files.map(({ url }) => url));
answerStarts(files);
precacheAndRoute(files.filter(({ url }) => !isWords(url)));
cleanupOutdatedCaches();
// One page, whatever the query: routes live in the hash. The API, the sandbox's own pages and what says which build is
// deployed are never answered here.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('index.html'), {
    denylist: [/\/api\//, /\/sandbox/, /\/release\.json$/],
  }),
);

// What other apps share becomes the draft of a post. A worker starts often: what waited in vain goes then, once the page that
// starts beside it has read the device.
const shareStores = { drafts: openDrafts(), device: openDeviceStore(), members: openMemberStore() };
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.href === new URL('share', self.registration.scope).href,
  ({ request }) => answerShare(request, self.registration.scope, shareStores, Date.now()),
  'POST',
);
setTimeout(() => void forgetOldShares(shareStores, Date.now()), backgroundDelay);

// Files carry their content's hash in their names: what was kept once stays right.
const used = new CacheFirst({
  cacheName: usedFiles,
  plugins: [
    // A page that a captive portal sends instead of a script must not be kept.
    {
      cacheWillUpdate: ({ response }) =>
        Promise.resolve(response.headers.get('content-type')?.includes('javascript') ? response : null),
    },
    // Words of two languages, two builds of them, and what only developers open.
    new ExpirationPlugin({ maxEntries: 120 }),
  ],
});
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHashed(url.pathname) && url.pathname.endsWith('.js'),
  async (call) => (await earlierFile(call.request)) ?? used.handle(call),
);

// The first page that loads it gets it too: what a member reads on the first visit is kept (`src/api/read-again.ts`).
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
const replies = openReplyStore(() => Date.now());
self.addEventListener('activate', (event) => event.waitUntil(replies.forgetSearches()));
const keptReplies = new KeptReplies({ store: replies, now: () => Date.now() });
for (const method of ['GET', 'POST'] as const) {
  registerRoute(({ url, request }) => keptCall(request.method, url.pathname) !== undefined, keptReplies, method);
}
const isImage = ({ destination }: Request) => destination === 'image';
registerRoute(({ url, request }) => isImage(request) && isShared(url.href, self.registration.scope), sharedPictures());
self.addEventListener('activate', (event) => event.waitUntil(forgetForeign(self.registration.scope)));
registerRoute(
  ({ url, request }) => isImage(request) && url.pathname.includes('/user/img/'),
  new MemberPictures(replies),
);

setCatchHandler(({ request }) => Promise.resolve(answerUnkept(request)));

keepWords(words);
listenForPushes({ device: shareStores.device, members: shareStores.members });
