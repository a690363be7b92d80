/**
 * What another app shared, from the worker that takes it to the form, one at a time. With a member who is signed in it lies
 * among their drafts, and goes with them; otherwise it is the device's, for whoever signs in next.
 */
import { isSharedKept, type SharedPost } from '#domain/shared-post.ts';
import type { DeviceStore } from './device.ts';
import type { DraftOwner, DraftStore } from './drafts.ts';

export interface SharedStores {
  drafts: Pick<DraftStore, 'read' | 'write' | 'remove'>;
  device: Pick<DeviceStore, 'read' | 'write' | 'remove'>;
}

const ownerOf = (member: string): DraftOwner<'shared'> => ({ member, flow: 'shared', subject: '' });

/** @param member null: nobody is signed in @throws Failure storage */
export const keepShared = (
  { drafts, device }: SharedStores,
  member: string | null,
  shared: SharedPost,
): Promise<void> => (member === null ? device.write('shared.v1', shared) : drafts.write(ownerOf(member), shared));

/** Removes what waited too long. @param member who is signed in, if anybody is @throws Failure storage */
export async function forgetOldShared(
  { drafts, device }: SharedStores,
  member: string | null,
  now: number,
): Promise<void> {
  const isOld = (shared: SharedPost | undefined) => shared !== undefined && !isSharedKept(shared, now);
  if (isOld(await device.read('shared.v1'))) await device.remove('shared.v1');
  if (member !== null && isOld(await drafts.read(ownerOf(member)))) await drafts.remove(ownerOf(member));
}

/** What waits for a member: it stays until it is forgotten. @throws Failure storage */
export async function readShared(
  { drafts, device }: SharedStores,
  member: string,
  now: number,
): Promise<SharedPost | null> {
  const found = [await drafts.read(ownerOf(member)), await device.read('shared.v1')];
  return found.find((shared) => shared && isSharedKept(shared, now)) ?? null;
}

/** Once the form has it. */
export async function forgetShared({ drafts, device }: SharedStores, member: string): Promise<void> {
  await Promise.all([drafts.remove(ownerOf(member)), device.remove('shared.v1')]);
}
