/** One look at the book at a time, however many panels and tests ask; and none of a demo that is gone. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Verification } from '#sandbox/ledger/verify.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { createBookLooks, type BookLooks } from './book-looks.ts';
import { createGate, type Gate } from './gate.ts';

let world: World;
let gate: Gate;
let looks: BookLooks;
/** Each look that was begun, in order. */
let begun: PromiseWithResolvers<Verification>[];
beforeEach(async () => {
  world = await openWorld();
  gate = createGate();
  begun = [];
  looks = createBookLooks(world.context, gate, () => {
    const one = Promise.withResolvers<Verification>();
    begun.push(one);
    return one.promise;
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await world.close();
});

const isBegun = async (count: number): Promise<void> => {
  await expect.poll(() => begun).toHaveLength(count);
};
/** The one that was begun as the `count`th found so many entries. */
const end = (count: number): void => begun[count - 1]?.resolve({ ok: true, entries: count, checks: [] });
const shown = () => looks.kept(async (report) => report);
const makeAnew = () => world.context.db.updateTable('world').set({ epoch: 'another' }).execute();

test('panels share the one that runs, and then the one that is kept, until it is old', async () => {
  const first = shown();
  await isBegun(1);
  const asked = [first, shown(), shown()];
  end(1);
  expect((await Promise.all(asked)).map(({ entries }) => entries)).toEqual([1, 1, 1]);
  expect(await shown()).toMatchObject({ ok: true, entries: 1, age: expect.any(Number) });
  const now = performance.now();
  const later = vi.spyOn(performance, 'now').mockImplementation(() => now + 21_000);
  const anew = shown();
  await isBegun(2);
  end(2);
  expect(await anew).toMatchObject({ entries: 2, age: 0 });
  later.mockRestore();
});

test('who asks after something happened gets a look that begins after it, together with others who ask', async () => {
  const before = looks.next('last');
  await isBegun(1);
  const after = [looks.next('last'), looks.next('last')];
  const whole = looks.next('beginning');
  await someTime();
  expect(begun).toHaveLength(1);
  end(1);
  await isBegun(2);
  end(2);
  await isBegun(3);
  end(3);
  expect((await Promise.all([before, ...after, whole])).map(({ entries }) => entries)).toEqual([1, 2, 2, 3]);
});

test('one that fails is told to who asked, and kept for nobody', async () => {
  const failing = looks.next('last');
  await isBegun(1);
  begun[0]?.reject(new Error('no database'));
  await expect(failing).rejects.toThrow('no database');
  const next = shown();
  await isBegun(2);
  end(2);
  expect(await next).toMatchObject({ entries: 2 });
});

test('a press of the clock does not wait for it, and who makes the demo anew does', async () => {
  const look = looks.next('last');
  await isBegun(1);
  expect(await gate.exclusive(async () => 'moved')).toBe('moved');
  let isRested = false;
  const reset = gate.exclusive(async () => {
    await looks.rest();
    isRested = true;
    await makeAnew();
  });
  await someTime();
  expect(isRested).toBe(false);
  end(1);
  await reset;
  await isBegun(2);
  end(2);
  expect(await look).toMatchObject({ entries: 2 });
});

test('what is kept of the demo before is not shown as the new one’s', async () => {
  const first = shown();
  await isBegun(1);
  end(1);
  await first;
  await makeAnew();
  const second = shown();
  await isBegun(2);
  end(2);
  expect(await second).toMatchObject({ entries: 2 });
});

/** Long enough for what would have begun by now. */
const someTime = () => new Promise((resolve) => setTimeout(resolve, 100));
