/** When a member's page looks at the book by itself. */
import type { Session } from '#domain/member.ts';
import type { Runtime } from '#kit/services.tsx';
import { keptBook } from '#storage/seen-book.ts';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { watchBook } from './watch-book.ts';

let session: Session | null;
/** A look begins with what the device knows; it is never done here. */
let look: MockInstance<typeof keptBook.read>;
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
    services: { client: { background: {} }, session: () => session },
  } as unknown as Runtime);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  look = vi.spyOn(keptBook, 'read').mockReturnValue(new Promise(() => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  listeners.length = 0;
});

const member = (): Session => ({ token: 'token', region: 1, member: 'ASHA01' });

it('looks at it a while after the start of a member, and not of a visitor', async () => {
  open(member());
  await vi.advanceTimersByTimeAsync(4_999);
  expect(look).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.dynamicImportSettled();
  expect(look).toHaveBeenCalledTimes(1);
});

it('looks for a member who signed in since, or whose network is back, once for both', async () => {
  open(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).not.toHaveBeenCalled();
  session = member();
  for (const tell of listeners) tell();
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.dynamicImportSettled();
  expect(look).toHaveBeenCalledTimes(1);
});
