/**
 * What another app shared, from the worker that takes it to the form, one at a time. With a member who is signed in it lies
 * among their drafts, and goes with them; otherwise it is the device's, for whoever signs in next.
 */
import { isSharedKept, type SharedPost } from '#domain/shared-post.ts';
import type { DeviceStore } from './device.ts';
import { draftOf, keepDraft, removeDraft, type DraftOwner } from './drafts.ts';
import type { DraftStore } from './written-stores.ts';

export interface SharedStores {
  drafts: DraftStore;
  device: Pick<DeviceStore, 'read' | 'write' | 'remove'>;
}

const ownerOf = (member: string): DraftOwner<'shared'> => ({ member, flow: 'shared', subject: '' });

/** @param member null: nobody is signed in @throws Failure storage */
export const keepShared = (
  { drafts, device }: SharedStores,
  member: string | null,
  shared: SharedPost,
): Promise<void> => (member === null ? device.write('shared.v1', shared) : keepDraft(drafts, ownerOf(member), shared));

/** Removes what waited too long. @param member who is signed in, if anybody is @throws Failure storage */
export async function forgetOldShared(
  { drafts, device }: SharedStores,
  member: string | null,
  now: number,
): Promise<void> {
  const isOld = (shared: SharedPost | undefined) => shared !== undefined && !isSharedKept(shared, now);
  if (isOld(await device.read('shared.v1'))) await device.remove('shared.v1');
  if (member !== null && isOld(await draftOf(drafts, ownerOf(member)))) await removeDraft(drafts, ownerOf(member));
}

/** What waits for a member: it stays until it is forgotten. @throws Failure storage */
export async function readShared(
  { drafts, device }: SharedStores,
  member: string,
  now: number,
): Promise<SharedPost | null> {
  const found = [await draftOf(drafts, ownerOf(member)), await device.read('shared.v1')];
  return found.find((shared) => shared && isSharedKept(shared, now)) ?? null;
}

/** Once the form has it. */
export async function forgetShared({ drafts, device }: SharedStores, member: string): Promise<void> {
  await Promise.all([removeDraft(drafts, ownerOf(member)), device.remove('shared.v1')]);
}
