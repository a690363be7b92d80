/** A start shows the tab as the member last saw it, before the app's own code runs: a picture, with its time, and theirs alone. */
import { settled } from '../support/settled.ts';
import { keptStills, stillKept, watchStills } from '../support/still.ts';
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

test('its figures are grey after an hour', async ({ app, page, world }) => {
  const seen = await watchStills(page);
  await page.clock.setSystemTime(Date.now() + 2 * hour);
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
