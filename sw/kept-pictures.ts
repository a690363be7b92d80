/**
 * Pictures, in two caches of bounded size. Those of the app are everybody's. Those that members sent are the session's:
 * signing out deletes the cache by its name, and nothing of them is written elsewhere (Workbox's expiration keeps
 * addresses in a database of its own).
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { StaleWhileRevalidate, Strategy, type StrategyHandler } from 'workbox-strategies';
import type { ReplyStore } from '#storage/replies.ts';
import { memberPictures } from '#storage/reply-owner.ts';

const most = { shared: 60, members: 100 } as const;

/** A page that a captive portal sends instead of a picture must not be kept. */
const isPicture = (reply: Response): boolean =>
  reply.status === 200 && (reply.headers.get('content-type')?.startsWith('image/') ?? false);

const shared = 'pictures';

/** Whether it is the app's own: the operator's panel shows what members sent under a folder of that name too. */
export const isShared = (url: string, scope: string): boolean => url.startsWith(new URL('pictures/', scope).href);

/** Earlier versions kept those of the panel as well. */
export async function forgetForeign(scope: string): Promise<void> {
  const cache = await caches.open(shared);
  for (const request of await cache.keys()) if (!isShared(request.url, scope)) await cache.delete(request);
}

/** Pictures of the app itself: a new one under the same name is there the next time. */
export const sharedPictures = (): Strategy =>
  new StaleWhileRevalidate({
    cacheName: shared,
    plugins: [
      { cacheWillUpdate: ({ response }) => Promise.resolve(isPicture(response) ? response : null) },
      new ExpirationPlugin({ maxEntries: most.shared, purgeOnQuotaError: true }),
    ],
  });

/** Puts one in, and the oldest out; nothing stays of a session that ended meanwhile. */
async function keepPicture(
  request: Request,
  reply: Response,
  owner: string | null,
  store: Pick<ReplyStore, 'owner'>,
): Promise<void> {
  if (owner === null || !isPicture(reply)) return;
  try {
    const cache = await caches.open(memberPictures);
    await cache.put(request, reply);
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, -most.members).map((old) => cache.delete(old)));
    if ((await store.owner()) !== owner) await caches.delete(memberPictures);
  } catch {
    // A full disk: room for what matters more.
    await caches.delete(memberPictures);
  }
}

/** A picture that a member sent never changes under its address. */
export class MemberPictures extends Strategy {
  private readonly store: Pick<ReplyStore, 'owner'>;

  constructor(store: Pick<ReplyStore, 'owner'>) {
    super({ cacheName: memberPictures });
    this.store = store;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = await handler.cacheMatch(request).catch(() => undefined);
    if (kept) return kept;
    const owner = this.store.owner();
    const reply = await handler.fetch(request);
    const copy = reply.clone();
    void handler.waitUntil(owner.then((known) => keepPicture(request, copy, known, this.store)));
    return reply;
  }
}
