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
const settled = () => new Promise(setImmediate);

test('who asks alone is written at once; who asks meanwhile is written together, after it', async () => {
  const { batches, add } = heldWrites();
  const first = add('a');
  const later = [add('b'), add('c')];
  expect(batches.map(({ rows }) => rows)).toEqual([['a']]);
  batches[0]?.end.resolve('one');
  expect(await first).toBe('one');
  await settled();
  expect(batches.map(({ rows }) => rows)).toEqual([['a'], ['b', 'c']]);
  batches[1]?.end.resolve('two');
  expect(await Promise.all(later)).toEqual(['two', 'two']);
});

test('so many are written together at most', async () => {
  const { batches, add } = heldWrites();
  const all = Array.from({ length: 120 }, (_, index) => add(String(index)));
  for (const size of [1, 50, 50, 19]) {
    await settled();
    expect(batches.at(-1)?.rows).toHaveLength(size);
    batches.at(-1)?.end.resolve('done');
  }
  await Promise.all(all);
});

test('two batches are on their way where two may be, so that a slow one holds up who came with it', async () => {
  const { batches, add } = heldWrites(2);
  const slow = add('a');
  const all = ['b', 'c', 'd'].map(add);
  expect(batches.map(({ rows }) => rows)).toEqual([['a'], ['b']]);
  batches[1]?.end.resolve('two');
  await settled();
  expect(batches.map(({ rows }) => rows)).toEqual([['a'], ['b'], ['c', 'd']]);
  batches[2]?.end.resolve('three');
  expect(await Promise.all(all)).toEqual(['two', 'three', 'three']);
  batches[0]?.end.resolve('one');
  expect(await slow).toBe('one');
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
  expect(tries).toEqual([['a'], ['b', 'bad', 'c'], ['b'], ['bad'], ['c']]);
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
    expect(tries).toBe(2);
    await expect(add('d')).rejects.toThrow(code);
  },
);
