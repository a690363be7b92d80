import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilLoaded } from './until-loaded.ts';

const network = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What fails as often, and then is there. */
function partAfter(failures: number) {
  let left = failures;
  return vi.fn<() => Promise<string>>(() => {
    left -= 1;
    return left < 0 ? Promise.resolve('part') : Promise.reject(new TypeError('Failed to fetch'));
  });
}

it('asks again once the network is back', async () => {
  const load = partAfter(1);
  const part = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(1);
  network.dispatchEvent(new Event('online'));
  expect(await part).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

it('asks again each ten seconds where no network returns', async () => {
  const load = partAfter(2);
  const part = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await part).toBe('part');
});
