/** What the device keeps of the community, forgotten at once when something in it must not be shown any more. */
import { openReplies } from './kept-reply.ts';
import { usedOnce } from './one-use.ts';
import { memberPictures } from './reply-owner.ts';
import { delMany, keys } from 'idb-keyval';

const lists = /\/(?:square|comment)\/list\?/;

/** Where the device can't, what it keeps is read again soon. */
export async function forgetFeed(): Promise<void> {
  try {
    await usedOnce(openReplies(), async (store) =>
      delMany(
        (await keys<string>(store)).filter((key) => lists.test(key)),
        store,
      ),
    );
    // oxlint-disable-next-line no-restricted-globals -- the worker's pictures go with what shows them
    if ('caches' in globalThis) await caches.delete(memberPictures);
  } catch {
    // Nothing was kept, or nothing can be reached.
  }
}
