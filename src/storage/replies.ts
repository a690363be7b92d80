/**
 * Replies of the server that stay on the device (`#domain/kept-replies.ts` says which), written and read by the service
 * worker. No reply waits for it: it answers within a second or not at all, and what can't be kept is not kept.
 */
import { delMany, entries as entriesOf, get, keys, promisifyRequest } from 'idb-keyval';
import { findReply, keyOf, openReplies, ownerKey, ownerOf, type AskedReply, type KeptReply } from './kept-reply.ts';
import { openReplyOwner, type ReplyOwner } from './reply-owner.ts';

export interface ReplyStore extends ReplyOwner {
  /** Undefined for none, for one of another token, and where the device does not answer in time. */
  read(asked: AskedReply): Promise<KeptReply | undefined>;
  /** Keeps it if it may: the owner is looked at in the same step. */
  write(asked: AskedReply, reply: KeptReply): Promise<void>;
  /** Whose replies are kept; null for nobody's, and where the device does not answer in time. */
  owner(): Promise<string | null>;
  /** What members searched for in what is everyone's: earlier versions kept it (rule P10). @throws Failure storage */
  forgetSearches(): Promise<void>;
  /** Characters of all of them. @throws Failure storage */
  size(): Promise<number>;
  /** All of them; who owns it stays. @throws Failure storage */
  clear(): Promise<void>;
}

/** Longest time that the store is waited for, ms. */
export const storePatience = 1_000;
/** Most entries, and how many stay when there are more. */
export const most = 300;
export const afterTrim = 240;
/** Longest reply, in characters: a screen's are far shorter. */
export const longest = 200_000;

/** @returns undefined where it fails or is not done in time */
async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), storePatience);
  });
  try {
    return await Promise.race([work, late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Those that were asked for the longest ago make room. */
async function trim(entries: IDBObjectStore): Promise<void> {
  const [names, kept] = await Promise.all([
    promisifyRequest(entries.getAllKeys()),
    promisifyRequest<Partial<KeptReply>[]>(entries.getAll()),
  ]);
  const oldestFirst = names
    .map((key, index) => ({ key, askedAt: kept[index]?.askedAt ?? 0 }))
    .filter(({ key }) => key !== ownerKey)
    .toSorted((one, other) => one.askedAt - other.askedAt);
  for (const { key } of oldestFirst.slice(0, -afterTrim)) entries.delete(key);
}

/** @param now the device's time, ms */
export function openReplyStore(now: () => number): ReplyStore {
  const store = openReplies();

  async function put(asked: AskedReply, reply: KeptReply): Promise<void> {
    const by = await ownerOf(asked);
    await store('readwrite', async (entries) => {
      const key = keyOf(asked);
      const [owner, before, count] = await Promise.all([
        promisifyRequest<unknown>(entries.get(ownerKey)),
        promisifyRequest<KeptReply | undefined>(entries.get(key)),
        promisifyRequest(entries.count()),
      ]);
      if (by !== null && by !== owner) return;
      // A time to come is from before the device's clock was set back.
      if (before && before.askedAt > reply.askedAt && before.askedAt <= now()) return;
      entries.put(reply, key);
      if (count > most) await trim(entries);
      await promisifyRequest(entries.transaction);
    });
  }

  return {
    ...openReplyOwner(store),
    read: (asked) => inTime(findReply(store, asked)),
    async write(asked, reply) {
      if (reply.body.length <= longest) await inTime(put(asked, reply));
    },
    owner: async () => (await inTime(get<string>(ownerKey, store))) ?? null,
    async forgetSearches() {
      const forget = async () => {
        const kept = await keys<string>(store);
        await delMany(
          kept.filter((key) => /^everyone.*[?&]find=/.test(key)),
          store,
        );
      };
      await inTime(forget());
    },
    async size() {
      const kept = await entriesOf<string, Partial<KeptReply>>(store);
      return kept.reduce((sum, [key, { body }]) => sum + (key === ownerKey ? 0 : key.length + (body?.length ?? 0)), 0);
    },
    async clear() {
      const kept = await entriesOf<string>(store);
      await delMany(
        kept.map(([key]) => key).filter((key) => key !== ownerKey),
        store,
      );
    },
  };
}
