import { Failure } from '#domain/failure.ts';
import { inRuns } from '#domain/in-runs.ts';
import { isAppCache } from '#domain/shell-files.ts';
import { storedDataMachine } from '#machines/stored-data/stored-data.machine.ts';
import type { Services } from '#services/services.ts';
import { draftSize } from '#storage/draft-size.ts';
import { openReplyStore, type ReplyStore } from '#storage/replies.ts';
import { clearDrafts } from '#storage/written-stores.ts';
import { fromPromise } from 'xstate';

/** Names of all caches; none where the browser has no such store. */
const cacheNames = async (): Promise<string[]> => ('caches' in globalThis ? caches.keys() : []);

/** All of a cache at once keep a slow phone's page busy for 60 ms. */
const atOnce = 10;

/** Bytes of everything that a cache holds, unpacked. */
async function sizeOf(name: string): Promise<number> {
  const cache = await caches.open(name);
  let bytes = 0;
  for (const replies of inRuns(await cache.matchAll(), atOnce)) {
    const blobs = await Promise.all(replies.map((reply) => reply.blob()));
    bytes += blobs.reduce((sum, { size }) => sum + size, 0);
  }
  return bytes;
}

const sizeOfAll = async (names: readonly string[]): Promise<number> =>
  (await Promise.all(names.map(sizeOf))).reduce((sum, size) => sum + size, 0);

/** What a browser says when its stores can't be reached. */
async function orStorage<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new Failure('storage');
  }
}

/** Opened once a page, whatever is mounted. */
let opened: ReplyStore | undefined;

export const storedDataActor = ({ drafts }: Services) => {
  const replies = (opened ??= openReplyStore(() => Date.now()));
  return storedDataMachine.provide({
    actors: {
      measure: fromPromise(async () => {
        const names = await orStorage(cacheNames());
        const [app, copies, read, typed] = await orStorage(
          Promise.all([
            sizeOfAll(names.filter(isAppCache)),
            sizeOfAll(names.filter((name) => !isAppCache(name))),
            replies.size(),
            draftSize(),
          ]),
        );
        return { app, data: copies + read + typed };
      }),
      clearData: fromPromise(async () => {
        const names = await orStorage(cacheNames());
        const copies = names.filter((name) => !isAppCache(name)).map((name) => caches.delete(name));
        await orStorage(Promise.all([...copies, replies.clear(), clearDrafts(drafts)]));
      }),
    },
  });
};
