/** A reload for a missing file, and a payment that begins at the wrong moment. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdReload, remedy } from './remedy.ts';
import { watchStaleChunks } from './stale-chunk.ts';

let window: EventTarget;
let isPaying: boolean;
let isOnline: boolean;
const announce = vi.fn<() => void>();
const reload = vi.fn<() => void>();
const miss = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
const standing = () => [announce.mock.calls.length, reload.mock.calls.length];

beforeEach(() => {
  vi.useFakeTimers();
  window = new EventTarget();
  [isPaying, isOnline] = [false, true];
  announce.mockClear();
  reload.mockClear();
  const memory = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
  };
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('document', { querySelector: () => ({ content: 'running' }) });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  vi.stubGlobal('sessionStorage', sessionStorage);
  watchStaleChunks('running');
  holdReload({ isQuiet: async () => !isPaying, announce });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is announced a second before, and happens once for a build', async () => {
  miss();
  miss();
  await vi.advanceTimersByTimeAsync(500);
  expect(standing()).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(standing()).toEqual([1, 1]);
  miss();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(standing()).toEqual([1, 1]);
});

it('waits for the end of a payment that was there before', async () => {
  isPaying = true;
  miss();
  await vi.advanceTimersByTimeAsync(50_000);
  expect(standing()).toEqual([0, 0]);
  isPaying = false;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(standing()).toEqual([1, 1]);
});

it('is forgotten after a minute, until a file is missing again', async () => {
  isPaying = true;
  miss();
  await vi.advanceTimersByTimeAsync(62_000);
  isPaying = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(standing()).toEqual([0, 0]);
  miss();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(standing()).toEqual([1, 1]);
});

it('is none where the network is gone: nothing is stale', async () => {
  isOnline = false;
  miss();
  await vi.advanceTimersByTimeAsync(5_000);
  isOnline = true;
  await vi.advanceTimersByTimeAsync(50_000);
  expect(standing()).toEqual([0, 0]);
});

it.each<[string, (is: boolean) => void]>([
  ['a payment that began since', (is) => (isPaying = is)],
  ['a network that went since', (is) => (isOnline = !is)],
])('waits for %s', async (_what, turn) => {
  miss();
  await vi.advanceTimersByTimeAsync(500);
  turn(true);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(standing()).toEqual([1, 0]);
  turn(false);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(standing()).toEqual([2, 1]);
});

it('is none where the browser gives a tab no memory', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('', 'SecurityError');
    },
  });
  expect(remedy()).toBe('none');
});
