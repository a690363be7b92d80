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
import { taggedBytes } from './tagged-bytes.ts';

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
function bytesOf(hash: string): Uint8Array {
  if (!isHash(hash)) throw new RangeError('not 32 bytes in hex');
  const bytes = new Uint8Array(hashWidth);
  for (let at = 0; at < hashWidth; at += 1) bytes[at] = Number.parseInt(hash.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}

const hexes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => hexes[byte]).join('');

const word = 64n;

/** Big-endian. @throws RangeError below zero, or when one does not fit */
function amounts(sums: Sums): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(amountWidth * currencies.length));
  for (const [index, currency] of currencies.entries()) {
    const value = sums[currency];
    if (value < 0n || value >> (2n * word) > 0n) throw new RangeError('an amount below zero, or too large');
    bytes.setBigUint64(index * amountWidth, value >> word);
    bytes.setBigUint64(index * amountWidth + amountWidth / 2, BigInt.asUintN(64, value));
  }
  return new Uint8Array(bytes.buffer);
}

function counted(count: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setBigUint64(0, BigInt(count));
  return new Uint8Array(bytes.buffer);
}

/** @throws RangeError for anything but ASCII */
const letters = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (code > 127) throw new RangeError('a name is ASCII');
    return code;
  });

const digestOf = async (digest: Digest, kind: number, ...parts: readonly Uint8Array[]): Promise<string> =>
  hexOf(await digest(taggedBytes(kind, ...parts)));

const nodeBytes = ({ hash, sums }: SumNode): [Uint8Array, Uint8Array] => [bytesOf(hash), amounts(sums)];

const added = (a: Sums, b: Sums): Sums => ({ USDT: a.USDT + b.USDT, INR: a.INR + b.INR });

/** The name under its salt: who does not know both can't tell whose leaf it is. */
const saltedName = (digest: Digest, salt: string, name: string): Promise<string> =>
  digestOf(digest, tag.name, bytesOf(salt), letters(name));

const leafUnder = async (digest: Digest, key: string, sums: Sums): Promise<SumNode> => ({
  hash: await digestOf(digest, tag.leaf, bytesOf(key), amounts(sums)),
  sums,
});

/** @throws RangeError for an amount below zero or too large, a salt that is none, a name that is not ASCII */
export const leafOf = async (digest: Digest, { name, salt, sums }: Leaf): Promise<SumNode> =>
  leafUnder(digest, await saltedName(digest, salt, name), sums);

/** @throws RangeError as `leafOf` */
export const parentOf = async (digest: Digest, left: SumNode, right: SumNode): Promise<SumNode> => ({
  hash: await digestOf(digest, tag.node, ...nodeBytes(left), ...nodeBytes(right)),
  sums: added(left.sums, right.sums),
});

/** The top under how many leaves it stands on. */
export const rootOf = (digest: Digest, top: SumNode | undefined, count: number): Promise<string> =>
  digestOf(digest, tag.root, counted(count), ...(top ? nodeBytes(top) : []));

export interface SumTree {
  published: PublishedRoot;
  /** Null for a name that is not in it. */
  proofOf: (name: string) => Proof | null;
}

/** A hundred thousand hashes that are waited for at once take a gigabyte. */
const atOnce = 1_000;

async function inRuns<Item, Done>(items: readonly Item[], work: (item: Item) => Promise<Done>): Promise<Done[]> {
  const done: Done[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    done.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  }
  return done;
}

/** @throws RangeError as `leafOf` */
export async function buildSumTree(digest: Digest, members: readonly Leaf[]): Promise<SumTree> {
  const keyed = await inRuns(members, async (leaf) => ({
    leaf,
    key: await saltedName(digest, leaf.salt, leaf.name),
  }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
  let level = await inRuns(keyed, ({ leaf, key }) => leafUnder(digest, key, leaf.sums));
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

const levelAbove = (digest: Digest, level: readonly SumNode[]): Promise<SumNode[]> =>
  inRuns(
    level.filter((_, index) => index % 2 === 0).map((left, index) => ({ left, right: level[2 * index + 1] })),
    async ({ left, right }) => (right ? parentOf(digest, left, right) : left),
  );

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
