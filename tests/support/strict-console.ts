/** A warning or an error on the console fails the test that caused it. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const said = [console.error, console.warn].flatMap((spy) => vi.mocked(spy).mock.calls);
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});
