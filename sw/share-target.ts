/**
 * Takes what another app shares to this one: the manifest's `share_target` posts it to `share`. It is kept for the form
 * of a new post, and the browser is led there: nothing of it goes to a server before the member sends the post. Any
 * page can post here, so it is bounded and judged, and never more than a draft (decision 0040).
 */
import { sharedPictures, sharedText, type SharedEnd, type SharedPost } from '#domain/shared-post.ts';
import type { MemberStore } from '#storage/device.ts';
import { forgetOldShared, keepShared, type SharedStores } from '#storage/shared-posts.ts';

export interface ShareStores extends SharedStores {
  members: Pick<MemberStore, 'read'>;
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Null where there is nothing in it for a post. */
async function readShare(request: Request, now: number): Promise<SharedPost | null> {
  const form = await request.formData().catch(() => null);
  if (!form) return null;
  const text = sharedText(textOf(form, 'title'), textOf(form, 'text'), textOf(form, 'url'));
  const files = form.getAll('pictures').filter((value) => typeof value !== 'string');
  // A form of a page sends an empty file where none was chosen.
  const told = await sharedPictures(files.filter(({ name, size }) => name !== '' || size > 0));
  const isEmpty = text === '' && told.pictures.length === 0 && told.refusals.length === 0;
  return isEmpty ? null : { at: now, text, ...told };
}

async function takeShare(request: Request, stores: ShareStores, now: number): Promise<SharedEnd | null> {
  const shared = await readShare(request, now);
  if (!shared) return 'nothing';
  try {
    const session = await stores.members.read('session.v1');
    await keepShared(stores, session?.member ?? null, shared);
    return null;
  } catch {
    return 'lost';
  }
}

/**
 * Answers a share with the way to the form.
 * @param scope of the worker
 */
export async function answerShare(
  request: Request,
  scope: string,
  stores: ShareStores,
  now: number,
): Promise<Response> {
  const end = await takeShare(request, stores, now);
  const form = `#/user/addynamic${end === null ? '' : `?shared=${end}`}`;
  return Response.redirect(new URL(form, scope).href, 303);
}

/** A device that can't tell has kept nothing. */
export async function forgetOldShares(stores: ShareStores, now: number): Promise<void> {
  try {
    const session = await stores.members.read('session.v1');
    await forgetOldShared(stores, session?.member ?? null, now);
  } catch {
    // The next worker tries again.
  }
}
