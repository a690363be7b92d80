/**
 * Where flows put what is to be sent, and learn what became of it: from this tab and from all others. One for each page.
 * The outbox machine sends; this only keeps and tells.
 */
import { Failure, toFailure } from '#domain/failure.ts';
import type { SmallPicture } from '#domain/letter.ts';
import type { Session } from '#domain/member.ts';
import type { OutboxItem } from '#domain/outbox.ts';
import { openOutboxStore } from '#storage/outbox.ts';
import type { Services } from './services.ts';
import { openChannel } from '#storage/channel.ts';

/** What the tabs tell each other. `sent` has the answer of its call. */
export type OutboxNews = { what: 'changed' } | { what: 'sent'; item: OutboxItem; answer: unknown };

export interface OutboxDesk {
  /** Everything of this member's, in order, with what is being put there. @throws Failure storage */
  list(): Promise<readonly OutboxItem[]>;
  /** As the device has it now, whoever changed it; null: it is gone. @throws Failure storage */
  find(id: string): Promise<OutboxItem | null>;
  /** From now on it waits. @throws Failure storage: it is not kept, and has to be sent at once */
  put(item: OutboxItem, pictures?: readonly SmallPicture[]): Promise<void>;
  /** In its place; one that is gone stays gone. @throws Failure storage */
  replace(item: OutboxItem): Promise<void>;
  /** @throws Failure storage */
  remove(id: string): Promise<void>;
  /** The server has it. @throws Failure storage */
  finish(item: OutboxItem, answer: unknown): Promise<void>;
  pictures(id: string): Promise<readonly SmallPicture[]>;
  /** Removes what other members left behind. */
  keepOwn(): Promise<void>;
  /** @returns unsubscribes */
  subscribe(listener: (news: OutboxNews) => void): () => void;
}

const desks = new WeakMap<Services, OutboxDesk>();

/** The page's own. */
export function deskOf(services: Services): OutboxDesk {
  const known = desks.get(services);
  if (known) return known;
  const desk = openDesk(services);
  desks.set(services, desk);
  return desk;
}

function openDesk({ session }: Services): OutboxDesk {
  const store = openOutboxStore();
  const listeners = new Set<(news: OutboxNews) => void>();
  const tabs = openChannel('outbox');
  const writing = new Set<Promise<void>>();
  /** Read once for all who ask, until something changes; of one session, which it doesn't keep: signing out empties the device. */
  let known = new WeakMap<Session, Promise<readonly OutboxItem[]>>();
  const forget = (): void => {
    known = new WeakMap();
  };

  const own = (): Session => {
    const current = session();
    if (!current) throw new Failure('unauthorized');
    return current;
  };
  const member = (): string => own().member;
  const notify = (news: OutboxNews): void => {
    forget();
    for (const listener of listeners) listener(news);
  };
  const tell = (news: OutboxNews): void => {
    tabs.postMessage(news);
    notify(news);
  };
  tabs.onmessage = ({ data }: MessageEvent<OutboxNews>) => notify(data);

  const then = async (write: Promise<void>, news: OutboxNews = { what: 'changed' }): Promise<void> => {
    forget();
    writing.add(write);
    await write.finally(() => writing.delete(write));
    tell(news);
  };
  const list = async (): Promise<readonly OutboxItem[]> => {
    await Promise.allSettled(writing);
    const asking = own();
    const items = known.get(asking) ?? store.list(asking.member);
    known.set(asking, items);
    try {
      return await items;
    } catch (error) {
      // Asked again the next time.
      if (known.get(asking) === items) forget();
      throw error;
    }
  };
  return {
    list,
    async find(id) {
      // A page that slept was not told what other tabs did.
      forget();
      return (await list()).find((one) => one.id === id) ?? null;
    },
    put: async (item, pictures = []) => then(store.add(member(), item, pictures)),
    replace: async (item) => then(store.replace(member(), item)),
    remove: async (id) => then(store.remove(member(), id)),
    finish: async (item, answer) => then(store.remove(member(), item.id), { what: 'sent', item, answer }),
    pictures: async (id) => store.pictures(member(), id),
    keepOwn: async () => store.keepOnly(member()),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What the device can't keep is sent at once, as if there were no outbox. @returns null where it waits now */
export async function orDirectly<T>(keep: () => Promise<void>, send: () => Promise<T>): Promise<T | null> {
  try {
    await keep();
  } catch (error) {
    if (toFailure(error).kind === 'storage') return send();
    throw error;
  }
  return null;
}
