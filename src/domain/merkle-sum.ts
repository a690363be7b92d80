/**
 * A Merkle sum tree over what members hold: every node adds up the amounts below it, so that a published root says what
 * is owed in total, and a branch shows one member that theirs is in it. It shows nothing about others but a few sums
 * without names. Amounts are millionths; hashes and salts are 32 bytes in lower-case hex.
 *
 * What is hashed begins with a byte for its kind, and everything has a fixed width: no leaf passes for a node, nor one
 * amount for another. A node without a partner goes up as it is, and never beside itself, so that two lists of leaves
 * never have one root (CVE-2012-2459).
 */
import { currencies, type Sums } from './owed.ts';

/** SHA-256, injected: browsers and Node have it in different places. @returns 32 bytes */
export type Digest = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

export interface SumNode {
  hash: string;
  sums: Sums;
}

/** What is known to everybody. */
export interface PublishedRoot {
  root: string;
  /** The sums of all leaves. */
  total: Sums;
  /** How many leaves there are. */
  count: number;
}

export interface Leaf {
  /** What the member is called in the tree: theirs alone, and known to them. */
  name: string;
  salt: string;
  sums: Sums;
}

export interface Proof {
  /** Of the leaf, from 0 in the order of the salted names. */
  index: number;
  count: number;
  salt: string;
  sums: Sums;
  /** From the leaf up; levels without a partner are left out. */
  branch: readonly SumNode[];
}

const hashWidth = 32;
const amountWidth = 16;
const tag = { leaf: 0, node: 1, root: 2, name: 3 } as const;
/** Above any amount of a leaf or sibling: what a branch adds up to fits into its width even so. */
const tooMuch = 1n << 100n;
const hashPattern = /^[0-9a-f]{64}$/;

export const isHash = (text: string): boolean => hashPattern.test(text);
export const isAmount = (amount: bigint): boolean => amount >= 0n && amount < tooMuch;

/** @throws RangeError when it is no hash */
function bytesOf(hash: string): number[] {
  if (!isHash(hash)) throw new RangeError('not 32 bytes in hex');
  return Array.from({ length: hashWidth }, (_, index) => Number.parseInt(hash.slice(2 * index, 2 * index + 2), 16));
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Big-endian. @throws RangeError below zero, or when it does not fit */
function integer(value: bigint, width: number): number[] {
  if (value < 0n || value >> BigInt(8 * width) > 0n) throw new RangeError('an amount below zero, or too large');
  return Array.from({ length: width }, (_, index) => Number((value >> BigInt(8 * (width - 1 - index))) & 0xffn));
}

const amounts = (sums: Sums): number[] => currencies.flatMap((currency) => integer(sums[currency], amountWidth));

/** @throws RangeError for anything but ASCII */
const letters = (text: string): number[] =>
  Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (code > 127) throw new RangeError('a name is ASCII');
    return code;
  });

const digestOf = async (digest: Digest, bytes: readonly number[]): Promise<string> =>
  hexOf(await digest(Uint8Array.from(bytes)));

const nodeBytes = ({ hash, sums }: SumNode): number[] => [...bytesOf(hash), ...amounts(sums)];

const added = (a: Sums, b: Sums): Sums => ({ USDT: a.USDT + b.USDT, INR: a.INR + b.INR });

/** The name under its salt: who does not know both can't tell whose leaf it is. */
const saltedName = (digest: Digest, salt: string, name: string): Promise<string> =>
  digestOf(digest, [tag.name, ...bytesOf(salt), ...letters(name)]);

const leafUnder = async (digest: Digest, key: string, sums: Sums): Promise<SumNode> => ({
  hash: await digestOf(digest, [tag.leaf, ...bytesOf(key), ...amounts(sums)]),
  sums,
});

/** @throws RangeError for an amount below zero or too large, a salt that is none, a name that is not ASCII */
export const leafOf = async (digest: Digest, { name, salt, sums }: Leaf): Promise<SumNode> =>
  leafUnder(digest, await saltedName(digest, salt, name), sums);

/** @throws RangeError as `leafOf` */
export const parentOf = async (digest: Digest, left: SumNode, right: SumNode): Promise<SumNode> => ({
  hash: await digestOf(digest, [tag.node, ...nodeBytes(left), ...nodeBytes(right)]),
  sums: added(left.sums, right.sums),
});

/** The top under how many leaves it stands on. */
export const rootOf = (digest: Digest, top: SumNode | undefined, count: number): Promise<string> =>
  digestOf(digest, [tag.root, ...integer(BigInt(count), 8), ...(top ? nodeBytes(top) : [])]);

export interface SumTree {
  published: PublishedRoot;
  /** Null for a name that is not in it. */
  proofOf: (name: string) => Proof | null;
}

/** @throws RangeError as `leafOf` */
export async function buildSumTree(digest: Digest, members: readonly Leaf[]): Promise<SumTree> {
  const keyed = await Promise.all(
    members.map(async (leaf) => ({ leaf, key: await saltedName(digest, leaf.salt, leaf.name) })),
  );
  keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
  let level = await Promise.all(keyed.map(({ leaf, key }) => leafUnder(digest, key, leaf.sums)));
  const levels = [level];
  while (level.length > 1) {
    level = await levelAbove(digest, level);
    levels.push(level);
  }
  const [top] = level;
  const count = members.length;
  const places = new Map(keyed.map(({ leaf }, index) => [leaf.name, { leaf, index }]));
  return {
    published: { root: await rootOf(digest, top, count), total: top?.sums ?? { USDT: 0n, INR: 0n }, count },
    proofOf: (name) => {
      const place = places.get(name);
      if (!place) return null;
      const { index, leaf } = place;
      return { index, count, salt: leaf.salt, sums: leaf.sums, branch: branchOf(levels, index) };
    },
  };
}

function levelAbove(digest: Digest, level: readonly SumNode[]): Promise<SumNode[]> {
  const pairs = Array.from({ length: Math.ceil(level.length / 2) }, async (_, index) => {
    const [left, right] = [level[2 * index], level[2 * index + 1]];
    if (!left) throw new RangeError('a level ends before its end');
    return right ? parentOf(digest, left, right) : left;
  });
  return Promise.all(pairs);
}

function branchOf(levels: readonly (readonly SumNode[])[], leaf: number): SumNode[] {
  const branch: SumNode[] = [];
  let index = leaf;
  for (const level of levels) {
    const sibling = level[index ^ 1];
    if (sibling) branch.push(sibling);
    index >>= 1;
  }
  return branch;
}

/** On which side the sibling of each level stands, from a leaf up, for a tree of that many leaves. */
export function sidesOf(leaf: number, count: number): ('left' | 'right')[] {
  const sides: ('left' | 'right')[] = [];
  let [index, size] = [leaf, count];
  while (size > 1) {
    if (index % 2 === 1) sides.push('left');
    else if (index + 1 < size) sides.push('right');
    index = Math.floor(index / 2);
    size = Math.ceil(size / 2);
  }
  return sides;
}
