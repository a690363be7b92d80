/**
 * A start that takes long shows the tab as the member last saw it, before the app's own code runs: a picture, with its time, and
 * theirs alone.
 */
import type { Page } from '@playwright/test';
import { settled } from '../support/settled.ts';
import { keptStills, startsAfter, stillKept, watchStills } from '../support/still.ts';
import { expect, test } from '../support/test.ts';

test.use({ ownWorld: true, serviceWorkers: 'allow' });

const hour = 3_600_000;

test.beforeEach(async ({ app, page }) => {
  await app.open('/projects');
  await app.shows('projects');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // Only what opens without its server has a picture.
  await page.reload();
  await app.shows('projects');
  await settled(page);
  await stillKept(page, '/projects');
  await startsAfter(page, 1_000);
});

test('a start that is quick shows the screen itself', async ({ app, page }) => {
  const balance = await page.locator('main [data-figure]').first().innerText();
  await startsAfter(page, 100);
  const seen = await watchStills(page);
  await page.reload();
  await app.shows('projects');
  expect(await seen()).toBeNull();
  await expect(page.locator('main [data-figure]').first()).toHaveText(balance);
});

/** Runs in the page. */
const partsThatWait = (): string[] =>
  [...document.querySelectorAll('main [data-state="loading"]')].flatMap((part) => {
    const { top, height } = part.getBoundingClientRect();
    return height > 0 && top < innerHeight ? part.outerHTML : [];
  });

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang });

    test('without a server a tab opens with its figures and their time, and nothing of it can be pressed', async ({
      app,
      page,
      world,
    }) => {
      const balance = await page.locator('main [data-figure]').first().innerText();
      const seen = await watchStills(page);
      await world.kill();
      await page.reload();
      await app.shows('projects');
      await settled(page);
      const still = await seen();
      expect(still?.text).toContain(balance);
      expect(still?.text).toMatch(lang === 'en' ? /As of .*\d\d:\d\d/ : /كما في .*\d\d:\d\d/);
      expect(still).toMatchObject({ hasMain: false, isGrey: false, met: ['still', 'still'] });
      // The screen itself took its place, and tells the age of each figure.
      await expect(page.locator('#still')).toHaveCount(0);
      await expect(page.locator('main [data-stale]').first()).toBeVisible();
    });
  });
}

/** At the next start: taps what has these words in the picture, as soon as it is shown. */
const tapStill = (page: Page, words: string) =>
  page.addInitScript((wanted) => {
    const watch = new MutationObserver(() => {
      const found = [...document.querySelectorAll('#still :is(a, button)')].find((one) =>
        one.textContent.includes(wanted),
      );
      if (!found) return;
      watch.disconnect();
      const { left, top, width, height } = found.getBoundingClientRect();
      const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true };
      document.elementFromPoint(at.clientX, at.clientY)?.dispatchEvent(new MouseEvent('click', at));
      document.documentElement.dataset['tapped'] = wanted;
    });
    watch.observe(document, { childList: true, subtree: true });
  }, words);

test('what was tapped on it is opened once the screen is there', async ({ app, page }) => {
  await tapStill(page, 'Recharge');
  await page.reload();
  await app.shows('user/newrecharge');
});

test('what moves money has to be pressed again', async ({ app, page }) => {
  await app.goTo('/index');
  await stillKept(page, '/index');
  await tapStill(page, 'Collect');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-tapped', 'Collect');
  await app.shows('index');
  await settled(page);
  await expect(page.locator('[data-moves-money]')).not.toHaveAttribute('aria-busy');
  await expect(page.locator('[data-machine="income"]')).toHaveCount(0);
});

test('the screen is drawn with what was kept, under one mark, until that was read again', async ({
  app,
  page,
  world,
}) => {
  await app.open('/index');
  await app.shows('index');
  await settled(page);
  const available = page.locator('main [data-figure]').first();
  const balance = await available.innerText();
  await world.fault({ path: '/api/assets/wallet/summary', fault: 'slow', ms: 3_000 });
  await page.reload();
  await app.shows('index');
  // The answer is still on its way.
  await expect(page.locator('[data-early]')).toHaveText(/As of .*\d\d:\d\d/);
  await expect(available).toHaveText(balance);
  await expect(page.locator('main [data-stale]')).toHaveCount(0);
  await settled(page);
  await expect(page.locator('[data-early]')).toHaveCount(0);
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
    await expect(page.locator('#still')).toHaveCount(0);
    expect(await page.evaluate(partsThatWait)).toEqual([]);
    await settled(page);
  });
}

test('no payment leaves before the backend has said again that it is a sandbox', async ({ app, page, world }) => {
  await app.goTo('/index');
  await settled(page);
  await world.fault({ path: '/api/user/sys/mode', fault: 'slow', ms: 5_000 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  const told = page.waitForResponse((response) => response.url().endsWith('/sys/mode'));
  await page.reload();
  await app.shows('index');
  await page.locator('[data-moves-money]').click();
  await expect(page.locator('[data-moves-money]')).toHaveAttribute('aria-busy', 'true');
  expect(sent).not.toContain('/api/income/income/takeout');
  await told;
  await expect.poll(() => sent).toContain('/api/income/income/takeout');
});

test('its figures are grey after an hour', async ({ app, page, world }) => {
  const seen = await watchStills(page);
  // Playwright's clock would also say when the page began.
  await page.addInitScript((later) => {
    const now = Date.now;
    Date.now = () => now() + later;
  }, 2 * hour);
  await world.kill();
  await page.reload();
  await app.shows('projects');
  expect(await seen()).toMatchObject({ isGrey: true });
});

test('amounts that were hidden meanwhile stay hidden', async ({ app, page }) => {
  const seen = await watchStills(page);
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
  const still = await seen();
  expect(new Set(still?.figures)).toEqual(new Set(['hidden']));
});

test('another language, and another screen, have none', async ({ app, page }) => {
  const seen = await watchStills(page);
  await page.goto('about:blank');
  await page.goto('/?lang=ar#/projects');
  await app.shows('projects');
  expect(await seen()).toBeNull();
  await page.goto('about:blank');
  await page.goto('/?lang=en#/user/securitycenter');
  await app.shows('user/securitycenter');
  expect(await seen()).toBeNull();
});

test('who signed out leaves no picture, on the device and at the next start', async ({ app, page }) => {
  const seen = await watchStills(page);
  await app.goTo('/mine');
  await stillKept(page, '/mine');
  await app.button('Log out').click();
  await app.shows('user/login');
  expect(await keptStills(page)).toEqual([]);
  await page.goto('about:blank');
  await app.open('/projects');
  await app.shows('user/login');
  expect(await seen()).toBeNull();
  expect(await keptStills(page)).toEqual([]);
});
