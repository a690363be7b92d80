/** What the device keeps under a member's id. Each of these stores has it second in its keys. */
import { delMany, keys } from 'idb-keyval';
import { usedOnce } from './one-use.ts';
import { openDrafts, openIntents, openOutbox } from './written-stores.ts';

/** Drafts, intents and what waits to be sent; those of others stay. @throws Failure storage */
export async function removeAllOf(member: string): Promise<void> {
  for (const open of [openDrafts, openIntents, openOutbox]) {
    await usedOnce(open(), async (store) =>
      delMany(
        (await keys<string>(store)).filter((key) => key.split('/')[1] === member),
        store,
      ),
    );
  }
}
