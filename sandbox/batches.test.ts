import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inBatches } from './batches.ts';

/** Writes that end when they are told to. */
function heldWrites(atOnce = 1) {
  const batches: { rows: readonly string[]; end: PromiseWithResolvers<string> }[] = [];
  const add = inBatches((rows: readonly string[]) => {
    const end = Promise.withResolvers<string>();
    batches.push({ rows, end });
    return end.promise;
  }, atOnce);
  return { batches, add };
}

const failure = (code: string): Error => Object.assign(new Error(code), { code });
/** More than a batch waits for. */
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await setImmediate();
};

test('who comes at once is written at once; who comes meanwhile is written together, after it', async () => {
  const { batches, add } = heldWrites();
  const first = [add('a'), add('b')];
  await turns();
  const later = [add('c'), add('d')];
  await turns();
  expect(batches.map(({ rows }) => rows)).toEqual([['a', 'b']]);
  batches[0]?.end.resolve('one');
  expect(await Promise.all(first)).toEqual(['one', 'one']);
  await turns();
  expect(batches.map(({ rows }) => rows)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  batches[1]?.end.resolve('two');
  expect(await Promise.all(later)).toEqual(['two', 'two']);
});

test('who comes some turns of the event loop later, as from a socket of their own, is written with the first', async () => {
  const { batches, add } = heldWrites();
  void add('a');
  await setImmediate();
  void add('b');
  await setImmediate();
  void add('c');
  await turns();
  expect(batches.map(({ rows }) => rows)).toEqual([['a', 'b', 'c']]);
});

test('so many are written together at most', async () => {
  const { batches, add } = heldWrites();
  const all = Array.from({ length: 120 }, (_, index) => add(String(index)));
  for (const size of [50, 50, 20]) {
    await turns();
    expect(batches.at(-1)?.rows).toHaveLength(size);
    batches.at(-1)?.end.resolve('done');
  }
  await Promise.all(all);
});

test('two batches are on their way where two may be, so that a slow one holds up who came with it', async () => {
  const { batches, add } = heldWrites(2);
  const slow = add('a');
  await turns();
  const all = [add('b')];
  await turns();
  all.push(add('c'), add('d'));
  await turns();
  expect(batches.map(({ rows }) => rows)).toEqual([['a'], ['b']]);
  batches[1]?.end.resolve('two');
  await turns();
  expect(batches.map(({ rows }) => rows)).toEqual([['a'], ['b'], ['c', 'd']]);
  batches[2]?.end.resolve('three');
  expect(await Promise.all(all)).toEqual(['two', 'three', 'three']);
  batches[0]?.end.resolve('one');
  expect(await slow).toBe('one');
});

test('more than fit into one are sent at once where two may be on their way', async () => {
  const { batches, add } = heldWrites(2);
  const all = Array.from({ length: 60 }, (_, index) => add(String(index)));
  await turns();
  expect(batches.map(({ rows }) => rows.length)).toEqual([50, 10]);
  for (const { end } of batches) end.resolve('done');
  await Promise.all(all);
});

test('what is wrong with one of them is told to that one alone', async () => {
  const tries: (readonly string[])[] = [];
  const add = inBatches(async (rows: readonly string[]) => {
    tries.push(rows);
    if (rows.includes('bad')) throw failure('23514');
    return rows.join();
  });
  const outcomes = await Promise.allSettled(['a', 'b', 'bad', 'c'].map(add));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(tries).toEqual([['a', 'b', 'bad', 'c'], ['a'], ['b'], ['bad'], ['c']]);
});

test.each(['55P03', '57P01', 'ECONNRESET'])(
  'what is wrong with the database is told to all at once: %s',
  async (code) => {
    let tries = 0;
    const add = inBatches(async () => {
      tries += 1;
      throw failure(code);
    });
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(add));
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(tries).toBe(1);
    await expect(add('d')).rejects.toThrow(code);
  },
);
