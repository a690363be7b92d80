import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, test, vi } from 'vitest';
import { verifyBalance } from '#domain/balance-proof.ts';
import { buildSumTree } from '#domain/sum-tree.ts';
import { balanceTree, digest, leavesOf, packLeaves, smallTree, type HeldRow } from './balance-trees.ts';

const secret = 's3cret';
const rows = Array.from({ length: smallTree + 1 }, (_, index): HeldRow => [`m${index}`, `M${index}`, `${index}`, '0']);
const packed = (of: readonly HeldRow[]) => packLeaves(of.map((row) => JSON.stringify(row)));
const states = new Map<string, number>();
/** Trees for which leaves are read at the same time, now and at most. */
const reading = { now: 0, most: 0 };
const treeOf = (hash: string) =>
  balanceTree(secret, {
    hash,
    members: rows.length,
    leaves: async () => {
      states.set(hash, (states.get(hash) ?? 0) + 1);
      reading.now += 1;
      reading.most = Math.max(reading.most, reading.now);
      const all = await packed(rows);
      reading.now -= 1;
      return all;
    },
  });

test('leaves are those of all rows, also of what was packed on one line, until v0.5.1, and of nobody', async () => {
  const named = (packed: Uint8Array) =>
    [...leavesOf(packed, secret, 'hash')].map(({ name, sums }) => [name, sums.USDT]);
  const expected = rows.map(([, name, usdt]) => [name, BigInt(usdt)]);
  expect(named(await packed(rows))).toEqual(expected);
  expect(named(await packLeaves([JSON.stringify(rows)]))).toEqual(expected);
  expect(named(await packLeaves(['[]']))).toEqual([]);
  expect(named(await packed([]))).toEqual([]);
});

describe('a large tree', () => {
  it('is the one that a small one would be, and is made once', async () => {
    const hash = 'a'.repeat(64);
    const [tree, same] = await Promise.all([treeOf(hash), treeOf(hash)]);
    expect(same).toBe(tree);
    expect(states.get(hash)).toBe(1);
    const here = await buildSumTree(digest, leavesOf(await packed(rows), secret, hash));
    expect(tree.published).toEqual(here.published);
    expect(await tree.proofOf('M7')).toEqual(here.proofOf('M7'));
    expect(await tree.proofOf('nobody')).toBeNull();
    const proof = await tree.proofOf(`M${smallTree}`);
    if (!proof) throw new Error('a member has a proof');
    const owed = { USDT: BigInt(smallTree), INR: 0n };
    const since = { USDT: 0n, INR: 0n };
    const statement = {
      member: `M${smallTree}`,
      owed,
      since,
      published: tree.published,
      entryId: '7',
      note: '',
      proof,
    };
    expect(await verifyBalance(digest, statement)).toMatchObject({ mismatch: null });
  });

  it('keeps the process while somebody waits for it, and no longer', async () => {
    const program = `
      import { balanceTree, packLeaves, smallTree } from '#sandbox/log/balance-trees.ts';
      const rows = Array.from({ length: smallTree + 1 }, (_, index) => ['m' + index, 'M' + index, '1', '0']);
      const leaves = () => packLeaves(rows.map((row) => JSON.stringify(row)));
      const tree = await balanceTree('s3cret', { hash: 'd', members: rows.length, leaves });
      if (!(await tree.proofOf('M9'))) throw new Error('a member has a proof');`;
    // One that does not end is ended by force, which rejects.
    const ended = promisify(execFile)(process.execPath, ['--eval', program], { timeout: 100_000 });
    await expect(ended).resolves.toBeDefined();
  });

  it('ends once others have its place, and what it was asked is answered', async () => {
    const ends = vi.spyOn(Worker.prototype, 'terminate');
    const old = await treeOf('b'.repeat(64));
    await treeOf('e'.repeat(64));
    ends.mockClear();
    const asked = old.proofOf('M9');
    const next = await treeOf('c'.repeat(64));
    expect(await asked).not.toBeNull();
    await expect.poll(() => ends.mock.calls.length).toBe(1);
    expect(await next.proofOf('M9')).not.toBeNull();
    ends.mockRestore();
  });

  it('answers with an error once its thread has died, and is made again', async () => {
    const hash = 'f'.repeat(64);
    const tree = await treeOf(hash);
    const questions = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => undefined);
    const waiting = tree.proofOf('M9');
    const [thread] = questions.mock.contexts as unknown as Worker[];
    questions.mockRestore();
    await Promise.all([thread?.terminate(), expect(waiting).rejects.toThrow('ended')]);
    await expect(tree.proofOf('M9')).rejects.toThrow('ended');
    const again = await treeOf(hash);
    expect(again).not.toBe(tree);
    expect(await again.proofOf('M9')).not.toBeNull();
  });

  it('is made after the ones that others ask for, and once for all who come meanwhile', async () => {
    const hashes = ['1', '2'].map((digit) => digit.repeat(64));
    reading.most = 0;
    const asked = Array.from({ length: 4 }, () => hashes.map(treeOf)).flat();
    const proofs = await Promise.all(asked.map(async (tree) => (await tree).proofOf('M9')));
    expect(proofs.every((proof) => proof !== null)).toBe(true);
    expect(reading.most).toBe(1);
    expect(hashes.map((hash) => states.get(hash))).toEqual([1, 1]);
  });
});
