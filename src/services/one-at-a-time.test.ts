import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('works at once, and once more for all who asked meanwhile', async () => {
  const ends: (() => void)[] = [];
  const ask = oneAtATime(() => new Promise<void>((resolve) => ends.push(resolve)));
  for (let times = 0; times < 100; times += 1) ask();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await settled();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await settled();
  expect(ends).toHaveLength(2);
  ask();
  expect(ends).toHaveLength(3);
});

it('goes on after what failed', async () => {
  let tries = 0;
  const ask = oneAtATime(() => Promise.reject(new Error(`${(tries += 1)}`)));
  ask();
  await settled();
  ask();
  await settled();
  expect(tries).toBe(2);
});
