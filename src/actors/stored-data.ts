import { Failure } from '#domain/failure.ts';
import { usedFiles } from '#domain/word-files.ts';
import { storedDataMachine } from '#machines/stored-data/stored-data.machine.ts';
import { openReplyStore } from '#storage/replies.ts';
import { fromPromise } from 'xstate';
import type { Services } from './services.ts';

/** The app's own files: Workbox's name for those kept from the start, and ours for those kept once used. */
const isApp = (cache: string): boolean => cache.includes('-precache-') || cache === usedFiles;

/** Names of all caches; none where the browser has no such store. */
const cacheNames = async (): Promise<string[]> => ('caches' in globalThis ? caches.keys() : []);

/** Bytes of everything that a cache holds, unpacked. */
async function sizeOf(name: string): Promise<number> {
  const cache = await caches.open(name);
  const replies = await cache.matchAll();
  const blobs = await Promise.all(replies.map((reply) => reply.blob()));
  return blobs.reduce((sum, { size }) => sum + size, 0);
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

export const storedDataActor = ({ drafts }: Services) => {
  const replies = openReplyStore(() => Date.now());
  return storedDataMachine.provide({
    actors: {
      measure: fromPromise(async () => {
        const names = await orStorage(cacheNames());
        const [app, copies, read, typed] = await orStorage(
          Promise.all([
            sizeOfAll(names.filter(isApp)),
            sizeOfAll(names.filter((name) => !isApp(name))),
            replies.size(),
            drafts.size(),
          ]),
        );
        return { app, data: copies + read + typed };
      }),
      clearData: fromPromise(async () => {
        const names = await orStorage(cacheNames());
        const copies = names.filter((name) => !isApp(name)).map((name) => caches.delete(name));
        await orStorage(Promise.all([...copies, replies.clear(), drafts.clear()]));
      }),
    },
  });
};
