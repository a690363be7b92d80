/** What hands and eyes meet everywhere: the toast, pulling to refresh, and motion. */
import type { Page } from '@playwright/test';
import { toastDuration } from '#domain/entry-limits.ts';
import { square } from '#contract/square.ts';
import { pullThreshold } from '#domain/limits.ts';
import { pathOf } from '../flows/money-paths.ts';
import { CommentsPage } from '../pages/comments-page.ts';
import { draw, liftUp, putDown, takeAway } from '../pages/finger.ts';
import { NicknamePage } from '../pages/nickname-page.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test.describe('the toast', () => {
  test.use({ ownWorld: true });

  test.beforeEach(async ({ app, page, world, demo }) => {
    await page.clock.install();
    // Seen once, so that nothing of it has to be loaded while time stands still.
    await app.open('/mine');
    await settled(page);
    await app.goTo('/index/language');
    await app.shows('index/language');
    // From here on the page's time stands still until a test moves it. The session has ended meanwhile: a toast says so.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await world.revoke(demo.phone);
    await app.goTo('/mine');
    // A read begins with a task of its own: time goes on by a millisecond until the answer has come.
    const toast = page.locator('[data-toast]');
    await expect
      .poll(async () => {
        await page.clock.runFor(1);
        return toast.isVisible();
      })
      .toBe(true);
  });

  test('lasts three seconds', async ({ page }) => {
    await page.clock.runFor(toastDuration - 100);
    await expect(page.locator('[data-toast]')).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.locator('[data-toast]')).toHaveCount(0);
  });

  test('ends by Escape', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-toast]')).toHaveCount(0);
  });

  test('takes the click that was meant for what is behind it, and ends', async ({ app, page }) => {
    // The second of the notice begins once the device is cleared: time goes on in steps until login is there.
    const login = app.screen('user/login');
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return login.isVisible();
      })
      .toBe(true);
    await expect(page.locator('[data-toast]')).toBeVisible();
    const link = await login.locator('a[href="#/index/language"]').boundingBox();
    if (!link) throw new Error('the link is not shown');
    const tap = () => page.touchscreen.tap(link.x + link.width / 2, link.y + link.height / 2);
    await tap();
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    await app.shows('user/login');
    await tap();
    await app.shows('index/language');
  });
});

/** A pull of `distance`, let go. */
async function pull(page: Page, distance: number): Promise<void> {
  await draw(page, distance);
  await expect(page.locator('[data-machine="pullToRefresh"]')).toHaveAttribute(
    'data-state',
    distance >= pullThreshold ? 'armed' : 'drag',
  );
  await liftUp(page);
}

test('pulling by the threshold reads again, by less does not', async ({ app, page }) => {
  await app.open('/projects');
  await app.shows('projects');
  await settled(page);
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/assets/wallet/summary')) reads += 1;
  });
  const machine = page.locator('[data-machine="pullToRefresh"]');
  await pull(page, pullThreshold - 1);
  await expect(machine).toHaveAttribute('data-state', 'idle');
  expect(reads).toBe(0);
  await pull(page, pullThreshold);
  await expect(machine).toHaveAttribute('data-state', 'idle');
  await expect.poll(() => reads).toBe(1);
});

test('a pull ends where a part of the screen is closed while it is read again', async ({ app, page }) => {
  const comments = new CommentsPage(app);
  const toggle = page.locator('[data-post] button[aria-expanded]', { hasText: /\d comments?$/ }).first();
  await app.open('/dynamic');
  await toggle.click();
  await expect(comments.frame).toHaveAttribute('data-state', /reading\.open/);
  await settled(page);
  const answered = Promise.withResolvers<undefined>();
  await page.route(`**${pathOf(square.comments)}?*`, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.evaluate(() => scrollTo(0, 0));
  await pull(page, pullThreshold);
  const machine = page.locator('[data-machine="pullToRefresh"]');
  await expect(machine).toHaveAttribute('data-state', 'refreshing');
  await toggle.click();
  await expect(comments.frame).toHaveCount(0);
  await expect(machine).toHaveAttribute('data-state', 'idle');
  answered.resolve(undefined);
});

test('a finger that does not pull draws nothing of it', async ({ app, page }) => {
  await app.open('/projects');
  await app.shows('projects');
  await settled(page);
  const indicator = page.locator('[data-pull]');
  await indicator.evaluate((element) => {
    const seen = { drawn: 0 };
    Object.assign(globalThis, { seen });
    new MutationObserver((records) => (seen.drawn += records.length)).observe(element, {
      attributes: true,
      childList: true,
      subtree: true,
    });
  });
  const drawn = () => page.evaluate(() => (globalThis as unknown as { seen: { drawn: number } }).seen.drawn);
  const machine = page.locator('[data-machine="pullToRefresh"]');
  await putDown(page);
  await expect(machine).toHaveAttribute('data-state', 'touched');
  await takeAway(page);
  await expect(machine).toHaveAttribute('data-state', 'idle');
  expect(await drawn()).toBe(0);
  await draw(page, pullThreshold / 2);
  await expect(machine).toHaveAttribute('data-state', 'drag');
  expect(await drawn()).toBeGreaterThan(0);
});

test('a finger on a sheet does not pull the page behind it', async ({ app, page, demo }) => {
  const purchase = new PurchasePage(app);
  await app.open(`/index/detail?productId=${demo.productId}`);
  await purchase.is('deciding.idle');
  await settled(page);
  // The page itself can be pulled.
  await pull(page, pullThreshold - 1);
  await purchase.send({ type: 'review.open' });
  await purchase.is('review.summary');
  await expect(purchase.sheet).toBeVisible();
  await draw(page, pullThreshold);
  await expect(page.locator('[data-machine="pullToRefresh"]')).toHaveAttribute('data-state', 'idle');
  await liftUp(page);
});

/** Notes from where screens come from now on; one that begins before the frame after a tap is no direction. */
async function watchDirections(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const directions: string[] = [];
    Object.assign(globalThis, { directions });
    let isDrawn = true;
    const onClick = () => {
      isDrawn = false;
      requestAnimationFrame(() => (isDrawn = true));
    };
    addEventListener('click', onClick, { capture: true });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const direction = (target as HTMLElement).dataset['comes'];
        if (direction !== undefined) directions.push(isDrawn ? direction : 'too early');
      }
    }).observe(document, { attributeFilter: ['data-comes'], subtree: true });
  });
}

const directionsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { directions: string[] }).directions);

for (const { reducedMotion, expected } of [
  {
    reducedMotion: 'no-preference',
    expected: ['forward', 'back', 'fade', 'forward', 'back', 'forward', 'forward', 'back'],
  },
  { reducedMotion: 'reduce', expected: [] },
] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });
    test('screens move by their depth, and only where motion is welcome', async ({ app, page }) => {
      const nickname = new NicknamePage(app);
      await watchDirections(page);
      await app.open('/index');
      await app.follow('/user/myorder');
      await app.shows('user/myorder');
      await page.locator('header a[href="#/index"]').click();
      await app.shows('index');
      await page.getByRole('navigation').locator('a[href="#/projects"]').click();
      await app.shows('projects');
      await app.follow('/user/newrecharge');
      await app.shows('user/newrecharge');
      await page.goBack();
      await app.shows('projects');
      // By the app itself: a name that is saved, also unchanged, leads back.
      await app.goTo('/user/information');
      await app.follow('/user/name');
      await nickname.is('form');
      await nickname.send({ type: 'name.save' });
      await app.shows('user/information');
      expect(await directionsOf(page)).toEqual(expected);
    });
  });
}

test.describe('a screen that comes in', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('takes what is tapped, and makes the page no wider', async ({ app, page }) => {
    await app.open('/mine');
    await app.shows('mine');
    await settled(page);
    // For as long as the test needs.
    await page.evaluate(() => document.documentElement.style.setProperty('--motion-calm', '60s'));
    await app.follow('/user/system');
    await app.shows('user/system');
    const root = page.locator('#root');
    await expect(root).toHaveAttribute('data-comes', 'forward');
    // Not by `innerWidth`: a phone's browser makes room for what is wider.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    const link = await page.locator('main a[href="#/index/language"]').boundingBox();
    if (!link) throw new Error('the link is not shown');
    await page.touchscreen.tap(link.x + link.width / 2, link.y + link.height / 2);
    await app.shows('index/language');
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(root).not.toHaveAttribute('data-comes');
  });
});
