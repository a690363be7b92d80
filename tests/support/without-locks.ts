import type { BrowserContext } from '@playwright/test';

/** For pages that open from now on: a browser, or an address, without Web Locks. */
export async function withoutLocks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
  });
}
