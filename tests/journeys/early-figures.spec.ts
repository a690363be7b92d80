/** A start is drawn with the figures that the device kept, under their time, and reads them again at once (decision 0073). */
import type { Page } from '@playwright/test';
import { keptEntries } from '../support/kept-entries.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test.use({ ownWorld: true, serviceWorkers: 'allow' });

const hour = 3_600_000;

test.beforeEach(async ({ app, page }) => {
  await app.open('/projects');
  await app.shows('projects');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // Under the worker from the start, so that all of it is kept.
  await page.reload();
  await app.shows('projects');
  await settled(page);
});

const figure = (page: Page) => page.locator('main [data-figure]').first();

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang });

    test('without a server a tab opens with its figures and their time', async ({ app, page, world }) => {
      const balance = await figure(page).innerText();
      await world.kill();
      await page.reload();
      await app.shows('projects');
      await expect(figure(page)).toHaveText(balance);
      const age = page.locator('[data-early], main [data-stale]').first();
      await expect(age).toHaveText(lang === 'en' ? /As of .*\d\d:\d\d/ : /كما في .*\d\d:\d\d/);
      await settled(page);
      // Each tells its own now.
      await expect(page.locator('[data-early]')).toHaveCount(0);
      await expect(page.locator('main [data-stale]').first()).toBeVisible();
      await expect(figure(page)).toHaveText(balance);
    });
  });
}

test('with one they stand under one mark until they were read again', async ({ app, page, world }) => {
  await app.open('/index');
  await app.shows('index');
  await settled(page);
  const balance = await figure(page).innerText();
  // Its call is the worker's, which no route of the page holds.
  await world.fault({ path: '/api/assets/wallet/summary', fault: 'slow', ms: 10_000 });
  await page.reload();
  await app.shows('index');
  // The answer is still on its way.
  await expect(page.locator('[data-early]')).toHaveText(/As of .*\d\d:\d\d/);
  await expect(figure(page)).toHaveText(balance);
  await expect(page.locator('main [data-stale]')).toHaveCount(0);
  await settled(page);
  await expect(page.locator('[data-early]')).toHaveCount(0);
});

/** Runs in the page. */
const partsThatWait = (): string[] =>
  [...document.querySelectorAll('main [data-state="loading"]')].flatMap((part) => {
    const { top, height } = part.getBoundingClientRect();
    return height > 0 && top < innerHeight ? part.outerHTML : [];
  });

for (const tab of ['index', 'projects', 'dynamic', 'index/friend', 'mine']) {
  test(`nothing in sight of ${tab} waits for an answer`, async ({ app, page, world }) => {
    const read = new Set<string>();
    page.on('request', (request) => read.add(new URL(request.url()).pathname));
    await app.goTo(`/${tab}`);
    await page.reload();
    await app.shows(tab);
    await settled(page);
    const calls = [...read].filter((path) => path.startsWith('/api/'));
    for (const path of calls) await world.fault({ path, fault: 'slow', ms: 4_000 });
    await page.reload();
    await app.shows(tab);
    expect(await page.evaluate(partsThatWait)).toEqual([]);
    await settled(page);
  });
}

test('what is due can be collected from a server alone', async ({ app, page, world }) => {
  await app.goTo('/index');
  await settled(page);
  const collect = page.getByRole('button', { name: 'Collect' });
  await expect(collect).not.toHaveAttribute('aria-disabled', 'true');
  await world.kill();
  await page.reload();
  await app.shows('index');
  await settled(page);
  await expect(collect).toHaveAttribute('aria-disabled', 'true');
});

test('no payment leaves before the backend has said again that it is a sandbox', async ({ app, page }) => {
  await app.goTo('/index');
  await settled(page);
  const answer = Promise.withResolvers<void>();
  const seen: string[] = [];
  await page.route('**/sys/mode', async (route) => {
    seen.push('asked');
    await answer.promise;
    await route.continue();
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/sys/mode')) seen.push('told');
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/income/takeout')) seen.push('sent');
  });
  await page.reload();
  await app.shows('index');
  const collect = page.getByRole('button', { name: 'Collect' });
  await collect.click();
  await expect(collect).toHaveAttribute('aria-busy', 'true');
  // Once its fields are kept nothing but the word is waited for.
  await expect.poll(async () => JSON.stringify(await keptEntries(page, 'dayrent-intents'))).toContain('"sent":{');
  answer.resolve();
  await expect.poll(() => seen).toContain('sent');
  expect(seen).toEqual(['asked', 'told', 'sent']);
});

/** From the next start on: how the first figures looked as they came. */
async function watchFirst(page: Page): Promise<() => Promise<{ visibility: string; isGrey: boolean }[]>> {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const figures = [...document.querySelectorAll('main [data-figure]')];
      if (figures.length === 0) return;
      watch.disconnect();
      const firstFigures = figures.map((one) => ({
        visibility: getComputedStyle(one).visibility,
        isGrey: one.closest('[data-grey]') !== null,
      }));
      Object.assign(globalThis, { firstFigures });
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { firstFigures: [] }).firstFigures);
}

test('they are grey from the first after an hour', async ({ app, page, world }) => {
  const first = await watchFirst(page);
  // Playwright's clock would also say when the page began.
  await page.addInitScript((later) => {
    const now = Date.now;
    Date.now = () => now() + later;
  }, 2 * hour);
  await world.kill();
  await page.reload();
  await app.shows('projects');
  await expect(figure(page)).toBeVisible();
  expect((await first()).every(({ isGrey }) => isGrey)).toBe(true);
});

test('amounts that were hidden meanwhile are never seen', async ({ app, page }) => {
  const first = await watchFirst(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('dayrent-device');
        opening.onsuccess = () => {
          const change = opening.result.transaction('entries', 'readwrite');
          change.objectStore('entries').put('hidden', 'amounts.v1');
          change.oncomplete = () => resolve();
          change.onerror = () => reject(change.error ?? new Error('not kept'));
        };
      }),
  );
  await page.reload();
  await app.shows('projects');
  await expect.poll(first).toBeTruthy();
  expect(new Set((await first()).map(({ visibility }) => visibility))).toEqual(new Set(['hidden']));
});
