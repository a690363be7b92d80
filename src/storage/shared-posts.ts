/**
 * What another app shared, from the worker that takes it to the form: with the member who is signed in, or nobody's, for
 * whoever signs in next. It lies among the drafts, and goes with them. One at a time.
 */
import { isSharedKept, type SharedPost } from '#domain/shared-post.ts';
import type { DraftOwner, DraftStore } from './drafts.ts';

const ownerOf = (member: string): DraftOwner<'shared'> => ({ member, flow: 'shared', subject: '' });

type Store = Pick<DraftStore, 'read' | 'write' | 'remove'>;

/** @param member null: nobody is signed in @throws Failure storage */
export const keepShared = (drafts: Store, member: string | null, shared: SharedPost): Promise<void> =>
  drafts.write(ownerOf(member ?? ''), shared);

/** Removes what waited too long. @param member who is signed in, if anybody is */
export async function forgetOldShared(drafts: Store, member: string | null, now: number): Promise<void> {
  for (const owner of new Set(['', member ?? ''])) {
    const shared = await drafts.read(ownerOf(owner));
    if (shared && !isSharedKept(shared, now)) await drafts.remove(ownerOf(owner));
  }
}

/** What waits for a member: it stays until it is forgotten. @throws Failure storage */
export async function readShared(drafts: Store, member: string, now: number): Promise<SharedPost | null> {
  const found = [await drafts.read(ownerOf(member)), await drafts.read(ownerOf(''))];
  return found.find((shared) => shared && isSharedKept(shared, now)) ?? null;
}

/** Once the form has it. */
export const forgetShared = async (drafts: Store, member: string): Promise<void> => {
  await Promise.all([drafts.remove(ownerOf(member)), drafts.remove(ownerOf(''))]);
};
