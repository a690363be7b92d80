import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fresh, type Fresh } from '#domain/fresh.ts';
import { reader } from './read-together.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is answered after so many ms. */
const after = (ms: number, figure: Fresh<number>) => () =>
  new Promise<Fresh<number>>((resolve) => {
    setTimeout(() => resolve(figure), ms);
  });

it('shows together what comes close together, and lets nothing wait long for the rest', async () => {
  const shown: string[] = [];
  const show = async (name: string, ms: number) => {
    await reader<number>()(after(ms, fresh(1, 1)));
    shown.push(name);
  };
  void show('first', 10);
  void show('second', 40);
  await vi.advanceTimersByTimeAsync(39);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual(['first', 'second']);

  void show('third', 10);
  void show('late', 5_000);
  await vi.advanceTimersByTimeAsync(70);
  expect(shown).toEqual(['first', 'second', 'third']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown).toHaveLength(4);
});

it('has what the device kept drawn before it reads again, once', async () => {
  const read = reader<number>();
  const again = vi.fn(after(0, fresh(2, 2)));
  const kept = read(after(0, fresh(1, 1, 'store')));
  await vi.runAllTimersAsync();
  await kept;
  const newer = read(again);
  await vi.advanceTimersByTimeAsync(399);
  expect(again).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(await newer).toEqual(fresh(2, 2));
  void read(again);
  await vi.advanceTimersByTimeAsync(1);
  expect(again).toHaveBeenCalledTimes(2);
});
