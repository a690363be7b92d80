/** Proofs of the log, for every size up to 40 and every place in it, made by the recursion that RFC 6962 writes down. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isConsistent, isIncluded, leafBytes, nodeBytes, type LogHash } from './log-proof.ts';
import type { Digest } from './merkle-sum.ts';

const sha = (bytes: Uint8Array): LogHash => new Uint8Array(createHash('sha256').update(bytes).digest());
const digest: Digest = async (bytes) => sha(bytes);
const most = 40;
const leaves = Array.from({ length: most }, (_, index) => sha(leafBytes(Uint8Array.of(index))));
const other = sha(Uint8Array.of(9, 9, 9));

const split = (count: number): number => 2 ** Math.ceil(Math.log2(count) - 1);
const root = (hashes: readonly LogHash[]): LogHash => {
  const [only] = hashes;
  if (!only) return sha(new Uint8Array());
  if (hashes.length === 1) return only;
  const middle = split(hashes.length);
  return sha(nodeBytes(root(hashes.slice(0, middle)), root(hashes.slice(middle))));
};
const path = (index: number, hashes: readonly LogHash[]): LogHash[] => {
  if (hashes.length === 1) return [];
  const middle = split(hashes.length);
  return index < middle
    ? [...path(index, hashes.slice(0, middle)), root(hashes.slice(middle))]
    : [...path(index - middle, hashes.slice(middle)), root(hashes.slice(0, middle))];
};
const subproof = (before: number, hashes: readonly LogHash[], isWhole: boolean): LogHash[] => {
  if (before === hashes.length) return isWhole ? [] : [root(hashes)];
  const middle = split(hashes.length);
  return before <= middle
    ? [...subproof(before, hashes.slice(0, middle), isWhole), root(hashes.slice(middle))]
    : [...subproof(before - middle, hashes.slice(middle), false), root(hashes.slice(0, middle))];
};
const state = (size: number) => ({ size, root: root(leaves.slice(0, size)) });
/** The same log with another entry in one place. */
const rewritten = (size: number, index: number) => ({
  size,
  root: root(leaves.slice(0, size).map((leaf, place) => (place === index ? other : leaf))),
});

describe('consistency', () => {
  test('holds between every two sizes, and for no other root', async () => {
    const wrong: string[] = [];
    for (let size = 1; size <= most; size += 1) {
      for (let before = 1; before <= size; before += 1) {
        const proof = subproof(before, leaves.slice(0, size), true);
        const fits = await isConsistent(digest, state(before), state(size), proof);
        const hides = await isConsistent(digest, state(before), rewritten(size, 0), proof);
        const forgets = await isConsistent(digest, rewritten(before, before - 1), state(size), proof);
        if (!fits || hides || forgets) wrong.push(`${before} in ${size}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('is refused for a shorter book, a proof that is cut, lengthened or changed', async () => {
    const proof = subproof(21, leaves.slice(0, 38), true);
    expect(await isConsistent(digest, state(38), state(21), proof)).toBe(false);
    expect(await isConsistent(digest, state(21), state(38), proof.slice(1))).toBe(false);
    expect(await isConsistent(digest, state(21), state(38), [...proof, other])).toBe(false);
    for (const [place] of proof.entries()) {
      const changed = proof.map((hash, index) => (index === place ? other : hash));
      expect(await isConsistent(digest, state(21), state(38), changed)).toBe(false);
    }
    expect(await isConsistent(digest, state(21), rewritten(21, 3), [])).toBe(false);
  });
});

test('inclusion holds for every place of every size, and for no other leaf', async () => {
  const wrong: string[] = [];
  for (let size = 1; size <= most; size += 1) {
    for (let index = 0; index < size; index += 1) {
      const proof = path(index, leaves.slice(0, size));
      const leaf = leaves[index] ?? other;
      const fits = await isIncluded(digest, { index, leaf }, state(size), proof);
      const lies = await isIncluded(digest, { index, leaf: other }, state(size), proof);
      if (!fits || lies) wrong.push(`${index} of ${size}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(await isIncluded(digest, { index: 5, leaf: other }, state(5), [])).toBe(false);
});
