/**
 * Proofs of a log as RFC 6962 has them: that it only grew (consistency), and that an entry is in it (inclusion). Checked on
 * the device, with the digest that it has. Hashes are 32 bytes.
 */
import type { Digest } from './merkle-sum.ts';
import { taggedBytes } from './joined-bytes.ts';

export type LogHash = Uint8Array<ArrayBuffer>;

/** Leaves and nodes begin with another byte, so that none passes for the other. */
export const leafBytes = (data: Uint8Array): LogHash => taggedBytes(0, data);
export const nodeBytes = (left: Uint8Array, right: Uint8Array): LogHash => taggedBytes(1, left, right);

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

export interface LogState {
  /** Entries. */
  size: number;
  root: LogHash;
}

// By halves, not by bits: sizes may be larger than 32 bits.
const half = (value: number): number => Math.floor(value / 2);
const isOdd = (value: number): boolean => value % 2 === 1;
const isPowerOfTwo = (value: number): boolean => Number.isInteger(Math.log2(value));

/** Whether `after` begins with all of `before` (RFC 9162, 2.1.4.2). */
export async function isConsistent(
  digest: Digest,
  before: LogState,
  after: LogState,
  proof: readonly LogHash[],
): Promise<boolean> {
  if (before.size > after.size) return false;
  if (before.size === after.size) return proof.length === 0 && isSame(before.root, after.root);
  if (before.size === 0) return proof.length === 0;
  const node = async (left: Uint8Array, right: Uint8Array): Promise<Uint8Array> => digest(nodeBytes(left, right));
  const path: readonly Uint8Array[] = isPowerOfTwo(before.size) ? [before.root, ...proof] : proof;
  const [first, ...rest] = path;
  if (!first) return false;
  let [inner, last] = [before.size - 1, after.size - 1];
  while (isOdd(inner)) [inner, last] = [half(inner), half(last)];
  let [old, grown]: [Uint8Array, Uint8Array] = [first, first];
  for (const one of rest) {
    if (last === 0) return false;
    if (isOdd(inner) || inner === last) {
      old = await node(one, old);
      grown = await node(one, grown);
      while (!isOdd(inner) && inner !== 0) [inner, last] = [half(inner), half(last)];
    } else {
      grown = await node(grown, one);
    }
    [inner, last] = [half(inner), half(last)];
  }
  return last === 0 && isSame(old, before.root) && isSame(grown, after.root);
}

/** Whether the entry of that place is in the log (RFC 9162, 2.1.3.2). @param index from 0 @param leaf hash of `leafBytes` */
export async function isIncluded(
  digest: Digest,
  { index, leaf }: { index: number; leaf: Uint8Array },
  { size, root }: LogState,
  proof: readonly LogHash[],
): Promise<boolean> {
  if (index >= size) return false;
  let [inner, last] = [index, size - 1];
  let hash = leaf;
  for (const one of proof) {
    if (last === 0) return false;
    if (isOdd(inner) || inner === last) {
      hash = await digest(nodeBytes(one, hash));
      while (!isOdd(inner) && inner !== 0) [inner, last] = [half(inner), half(last)];
    } else {
      hash = await digest(nodeBytes(hash, one));
    }
    [inner, last] = [half(inner), half(last)];
  }
  return last === 0 && isSame(hash, root);
}
