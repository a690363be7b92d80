/**
 * Builds a Merkle sum tree (`merkle-sum.ts`) over any number of members. A level is its nodes one after the other, each in the 64
 * bytes that are hashed: as objects, with hashes in letters, a hundred thousand members take several times the memory.
 */
import { inRuns } from './in-runs.ts';
import { joinedBytes } from './joined-bytes.ts';
import {
  bytesOf,
  hashWidth,
  hexOf,
  keyedLeaf,
  leafNode,
  nodeAbove,
  nodeOf,
  nodeWidth,
  rootOf,
  type Digest,
  type Leaf,
  type Proof,
  type PublishedRoot,
  type SumNode,
} from './merkle-sum.ts';

export interface SumTree {
  published: PublishedRoot;
  /** Null for a name that is not in it. */
  proofOf: (name: string) => Proof | null;
}

/** A hundred thousand hashes that are waited for at once take a gigabyte. */
const atOnce = 1_000;

/** What `work` makes of each, one after the other. */
async function packed<Item>(items: Iterable<Item>, work: (item: Item) => Promise<Uint8Array>): Promise<Uint8Array> {
  const runs: Uint8Array[] = [];
  for (const run of inRuns(items, atOnce)) runs.push(joinedBytes(...(await Promise.all(run.map(work)))));
  return joinedBytes(...runs);
}

/** From 0. */
const places = (count: number): Iterable<number> => Array.from({ length: count }).keys();

const partOf = (bytes: Uint8Array, width: number, index: number): Uint8Array =>
  bytes.subarray(index * width, (index + 1) * width);

/** A member's leaf as of `keyedLeaf`, then its salt. */
const memberWidth = nodeWidth + hashWidth;
const keyedOf = (members: Uint8Array, index: number): Uint8Array =>
  partOf(members, memberWidth, index).subarray(0, nodeWidth);
const saltOf = (members: Uint8Array, index: number): string =>
  hexOf(partOf(members, memberWidth, index).subarray(nodeWidth));

/** Which member stands at each place once they are sorted by their keys. */
function inOrder(members: Uint8Array): Uint32Array {
  const view = new DataView(members.buffer);
  const compare = (a: number, b: number): number => {
    for (let at = 0; at < hashWidth; at += 4) {
      const difference = view.getUint32(a * memberWidth + at) - view.getUint32(b * memberWidth + at);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  return Uint32Array.from(places(members.length / memberWidth)).sort(compare);
}

/** A node without a partner goes up as it is. */
const levelAbove = (digest: Digest, level: Uint8Array): Promise<Uint8Array> =>
  packed(places(Math.ceil(level.length / nodeWidth / 2)), async (place) => {
    const pair = partOf(level, 2 * nodeWidth, place);
    return pair.length === nodeWidth ? pair : nodeAbove(digest, pair);
  });

function branchOf(levels: readonly Uint8Array[], leaf: number): SumNode[] {
  const branch: SumNode[] = [];
  let place = leaf;
  for (const level of levels) {
    const sibling = partOf(level, nodeWidth, place ^ 1);
    if (sibling.length > 0) branch.push(nodeOf(sibling));
    place >>= 1;
  }
  return branch;
}

/** @param leaves are looked at once, in turn @throws RangeError as `keyedLeaf` */
export async function buildSumTree(digest: Digest, leaves: Iterable<Leaf>): Promise<SumTree> {
  const indexes = new Map<string, number>();
  const members = await packed(leaves, async (leaf) => {
    indexes.set(leaf.name, indexes.size);
    return joinedBytes(await keyedLeaf(digest, leaf), bytesOf(leaf.salt));
  });
  const order = inOrder(members);
  const count = order.length;
  const lowest = await packed(order, (index) => leafNode(digest, keyedOf(members, index)));
  const levels = [lowest];
  for (let level = lowest; level.length > nodeWidth; levels.push(level)) level = await levelAbove(digest, level);
  const [top = lowest] = levels.slice(-1);
  const node = count > 0 ? nodeOf(top) : undefined;
  const placeOf = new Uint32Array(count);
  for (const [place, index] of order.entries()) placeOf[index] = place;
  return {
    published: { root: await rootOf(digest, node, count), total: node?.sums ?? { USDT: 0n, INR: 0n }, count },
    proofOf: (name) => {
      const index = indexes.get(name);
      const place = placeOf[index ?? count];
      if (index === undefined || place === undefined) return null;
      const { sums } = nodeOf(keyedOf(members, index));
      return { index: place, count, salt: saltOf(members, index), sums, branch: branchOf(levels, place) };
    },
  };
}
