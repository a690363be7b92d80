/** Browser tests with more than one build: a world that serves what is deployed, and what they look at. */
import { expect, type Page } from '@playwright/test';
import type { App } from '../pages/app.ts';
import { Builds, type Build, type Deployment } from './builds.ts';
import { test as base } from './test.ts';

export { expect };

export const test = base.extend<{ deployment: Deployment }, { builds: Builds }>({
  builds: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs off its first parameter
    async ({}, use) => {
      const builds = new Builds();
      await use(builds);
      builds.remove();
    },
    { scope: 'worker' },
  ],
  deployment: async ({ builds }, use) => use(builds.serve()),
  dist: async ({ deployment }, use) => use(deployment.link),
});

/** What a page without a form is for: nobody is in the middle of something there. */
export const calm = '/mine';

export async function runs(page: Page, build: Build): Promise<void> {
  await expect(page.locator('meta[name="build"]')).toHaveAttribute('content', build.id);
}

/** What looks for something newer by itself. */
export async function watchIs(page: Page, state: string): Promise<void> {
  await expect(page.locator('[data-watch="update"]')).toHaveAttribute('data-state', state);
}

/** Opens an address in a tab that the service worker answers. */
export async function openKept(app: App, address = calm): Promise<void> {
  await app.open(address);
  await app.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await app.page.reload();
  await app.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await watchIs(app.page, 'idle');
}

/** How often the page was asked for since. What it shows may stand before the last of its files, which ends its load. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}
