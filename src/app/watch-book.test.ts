/** When a member's page looks at the book by itself. */
import { Failure } from '#domain/failure.ts';
import type { Session } from '#domain/member.ts';
import type { Runtime } from '#kit/services.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchBook } from './watch-book.ts';

let session: Session | null;
const call = vi.fn<() => Promise<never>>(() => Promise.reject(new Failure('offline')));
const listeners: (() => void)[] = [];
const listen = (listener: () => void) => listeners.push(listener);

/** The page of a member or a visitor, loaded. */
function open(whose: Session | null): void {
  session = whose;
  const children = {
    session: { subscribe: listen },
    connectivity: { on: (_: string, then: () => void) => listen(then) },
  };
  watchBook({
    app: { getSnapshot: () => ({ children }) },
    services: { client: { background: { call } }, session: () => session },
  } as unknown as Runtime);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  listeners.length = 0;
  call.mockClear();
});

const member = (): Session => ({ token: 'token', region: 1, member: 'ASHA01' });

it('looks at it a while after the start of a member, and not of a visitor', async () => {
  open(member());
  await vi.advanceTimersByTimeAsync(4_000);
  expect(call).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  await expect.poll(() => call.mock.calls.length).toBe(1);
});

it('looks for a member who signed in since, or whose network is back, once for both', async () => {
  open(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(call).not.toHaveBeenCalled();
  session = member();
  for (const tell of listeners) tell();
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  await expect.poll(() => call.mock.calls.length).toBe(1);
});
