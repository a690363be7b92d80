/**
 * Whose the replies are that the device keeps: one record beside them says it, and every reply to a member goes with it.
 * The page has this, loaded as soon as it knows who is signed in, so that it is there to forget them; what the service
 * worker does with them is in `replies.ts`. Pushes to a member who is gone end here, too, at no cost to the entry.
 */
import { promisifyRequest, type UseStore } from 'idb-keyval';
import { digestOf, openReplies, ownerKey } from './kept-reply.ts';

/** The cache of pictures that members sent, at addresses that only members are told. */
export const memberPictures = 'member-pictures';

export interface ReplyOwner {
  /** From now on it keeps replies to this token; those to any other are gone. @throws Failure storage */
  own(token: string): Promise<void>;
  /** No reply to a member is left, and none is kept until somebody owns it. @throws Failure storage */
  clearMember(): Promise<void>;
}

/** The owner's record, and all keys that begin with `member`. What is everyone's comes before them. */
const ofMember = () => IDBKeyRange.lowerBound('member');

export function openReplyOwner(store: UseStore = openReplies()): ReplyOwner {
  const setOwner = async (owner: string | undefined): Promise<void> => {
    let isSame = false;
    await store('readwrite', (entries) => {
      const kept = entries.get(ownerKey);
      kept.onsuccess = () => {
        isSame = kept.result === owner;
        if (isSame) return;
        entries.delete(ofMember());
        if (owner !== undefined) entries.put(owner, ownerKey);
      };
      return promisifyRequest(entries.transaction);
    });
    // After the record: who puts a picture there looks at it again afterwards.
    // oxlint-disable-next-line no-restricted-globals -- the worker's pictures are another member's
    if (!isSame) await globalThis.caches?.delete(memberPictures);
  };
  return {
    own: async (token) => setOwner(await digestOf(token)),
    clearMember: () => setOwner(undefined),
  };
}

/** Nothing arrives for who is gone, also where the server wasn't told (product 14.16). */
async function endPush(): Promise<void> {
  const registration = await (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker?.getRegistration();
  const { pushManager } = (registration ?? {}) as { pushManager?: PushManager };
  await (await pushManager?.getSubscription())?.unsubscribe();
}

let owner: ReplyOwner | undefined;

/** For pages. @param token null: nobody's, and nobody is pushed to @throws Failure storage */
export function ownReplies(token: string | null): Promise<void> {
  owner ??= openReplyOwner();
  if (token !== null) return owner.own(token);
  // A push service may take long: nobody waits for it.
  void endPush().catch(() => undefined);
  return owner.clearMember();
}
