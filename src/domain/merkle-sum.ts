/**
 * A Merkle sum tree over what members hold: every node adds up the amounts below it, so that a published root says what
 * is owed in total, and a branch shows one member that theirs is in it. It shows nothing about others but a few sums
 * without names. Amounts are millionths; hashes and salts are 32 bytes in lower-case hex.
 *
 * What is hashed begins with a byte for its kind, and everything has a fixed width: no leaf passes for a node, nor one
 * amount for another. A node without a partner goes up as it is, and never beside itself, so that two lists of leaves
 * never have one root (CVE-2012-2459).
 */
import { joinedBytes, taggedBytes } from './joined-bytes.ts';
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

/** Bytes of a hash, and of a node as it is hashed: its hash, then its amounts. */
export const hashWidth = 32;
const amountWidth = 16;
export const nodeWidth = hashWidth + amountWidth * currencies.length;
const tag = { leaf: 0, node: 1, root: 2, name: 3 } as const;
/** Above any amount of a leaf or sibling: what a branch adds up to fits into its width even so. */
const tooMuch = 1n << 100n;
const hashPattern = /^[0-9a-f]{64}$/;

export const isHash = (text: string): boolean => hashPattern.test(text);
export const isAmount = (amount: bigint): boolean => amount >= 0n && amount < tooMuch;

/** @throws RangeError when it is no hash */
export function bytesOf(hash: string): Uint8Array {
  if (!isHash(hash)) throw new RangeError('not 32 bytes in hex');
  const bytes = new Uint8Array(hashWidth);
  for (let at = 0; at < hashWidth; at += 1) bytes[at] = Number.parseInt(hash.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}

const hexes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
export const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => hexes[byte]).join('');

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

/** @throws RangeError as `keyedLeaf` */
const bytesOfNode = ({ hash, sums }: SumNode): Uint8Array => joinedBytes(bytesOf(hash), amounts(sums));

function sumsOf(node: Uint8Array): Sums {
  const view = new DataView(node.buffer, node.byteOffset + hashWidth);
  const [USDT = 0n, INR = 0n] = currencies.map((_, index) => {
    const at = index * amountWidth;
    return (view.getBigUint64(at) << word) | view.getBigUint64(at + amountWidth / 2);
  });
  return { USDT, INR };
}

/** @param node its 64 bytes */
export const nodeOf = (node: Uint8Array): SumNode => ({ hash: hexOf(node.subarray(0, hashWidth)), sums: sumsOf(node) });

const added = (a: Sums, b: Sums): Sums => ({ USDT: a.USDT + b.USDT, INR: a.INR + b.INR });

/**
 * The name under its salt, by which leaves are sorted, then the amounts: who does not know both can't tell whose leaf it is. @returns 64 bytes
 * @throws RangeError for an amount below zero or too large, a salt that is none, a name that is not ASCII
 */
export const keyedLeaf = async (digest: Digest, { name, salt, sums }: Leaf): Promise<Uint8Array> =>
  joinedBytes(await digest(taggedBytes(tag.name, bytesOf(salt), letters(name))), amounts(sums));

/** @param keyed as of `keyedLeaf` @returns the 64 bytes of the node */
export const leafNode = async (digest: Digest, keyed: Uint8Array): Promise<Uint8Array> =>
  joinedBytes(await digest(taggedBytes(tag.leaf, keyed)), keyed.subarray(hashWidth));

/** @throws RangeError as `keyedLeaf` */
export const leafOf = async (digest: Digest, leaf: Leaf): Promise<SumNode> =>
  nodeOf(await leafNode(digest, await keyedLeaf(digest, leaf)));

/** @param pair the 128 bytes of two nodes beside each other @returns the 64 of the one above them @throws RangeError where the amounts are too large */
export const nodeAbove = async (digest: Digest, pair: Uint8Array): Promise<Uint8Array> =>
  joinedBytes(
    await digest(taggedBytes(tag.node, pair)),
    amounts(added(sumsOf(pair), sumsOf(pair.subarray(nodeWidth)))),
  );

/** @throws RangeError as `keyedLeaf` */
export const parentOf = async (digest: Digest, left: SumNode, right: SumNode): Promise<SumNode> =>
  nodeOf(await nodeAbove(digest, joinedBytes(bytesOfNode(left), bytesOfNode(right))));

/** The top under how many leaves it stands on. */
export const rootOf = async (digest: Digest, top: SumNode | undefined, count: number): Promise<string> =>
  hexOf(await digest(taggedBytes(tag.root, counted(count), ...(top ? [bytesOfNode(top)] : []))));

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
