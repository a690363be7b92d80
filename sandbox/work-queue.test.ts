import { expect, test, vi } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

const full = new Error('full');

test('so much runs at a time, so much waits in its order, and the rest is refused before it begins', async () => {
  const queue = createWorkQueue(2, 2, () => full);
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const begun: number[] = [];
  const work = (index: number) => async () => {
    begun.push(index);
    await ends[index]?.promise;
    return index;
  };
  const running = [0, 1, 2, 3].map((index) => queue.run(work(index)));
  expect([begun, queue.length()]).toEqual([[0, 1], 4]);
  await expect(queue.run(work(9))).rejects.toBe(full);
  ends[1]?.resolve();
  expect(await running[1]).toBe(1);
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  for (const end of ends) end.resolve();
  expect(await Promise.all(running)).toEqual([0, 1, 2, 3]);
  expect(queue.length()).toBe(0);
});

test('a place rests after work, as long as it is told, before the next who waits begins', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  try {
    const queue = createWorkQueue(1, 2, () => full, 0.5);
    const begun: number[] = [];
    const work = (index: number) => async () => {
      begun.push(index);
      vi.advanceTimersByTime(20);
    };
    const running = [0, 1].map((index) => queue.run(work(index)));
    await running[0];
    expect(begun).toEqual([0]);
    await vi.advanceTimersByTimeAsync(9);
    expect(begun).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    await running[1];
    expect(begun).toEqual([0, 1]);
    expect(queue.length()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('work that fails leaves its place to the next', async () => {
  const queue = createWorkQueue(1, 1, () => full);
  const failed = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
