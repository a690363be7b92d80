/** What lies on top of a screen: the phone's Back and Escape close it, and nothing of it is left in the history. */
import type { Page } from '@playwright/test';
import type { App } from '../pages/app.ts';
import { AvatarPage } from '../pages/avatar-page.ts';
import { ExchangePage } from '../pages/exchange-page.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { SignOutEverywherePage } from '../pages/sign-out-everywhere-page.ts';
import { WithdrawalPage } from '../pages/withdrawal-page.ts';
import { layersGone } from '../support/layers-gone.ts';
import { photoWithPlace } from '../support/pictures.ts';
import { pressBack } from '../support/press-back.ts';
import { settled, startedAll } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

/** What lies on top of a screen without an address of its own, how a member opens it, and the file of its code where a press asks for it. */
const layers: { name: string; address: string; open: (app: App) => Promise<void>; shown?: string; code?: RegExp }[] = [
  { name: 'a new team', address: '/mine', open: (app: App) => app.button('Create a team').click() },
  {
    name: 'customer service',
    address: '/mine',
    open: (app: App) => app.button('Customer service').click(),
    code: /\/assets\/customer-service-[^/]*\.js$/,
  },
  {
    name: 'pictures',
    address: '/dynamic',
    open: (app: App) => app.page.locator('[data-post] button:has(img)').first().click(),
    code: /\/assets\/picture-viewer-[^/]*\.js$/,
  },
  {
    name: 'a way to share',
    address: '/index/shareLink',
    open: (app: App) => app.page.getByRole('button', { name: 'Telegram', exact: true }).click(),
    code: /\/assets\/sheet-[^/]*\.js$/,
  },
  {
    name: 'a picture that is cut',
    address: '/user/information',
    open: async (app: App) =>
      new AvatarPage(app).send({
        type: 'file.choose',
        file: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photoWithPlace() },
      }),
    shown: '[data-crop]',
  },
  {
    name: 'the review of an exchange',
    address: '/user/fund',
    open: (app: App) => new ExchangePage(app).review(),
    shown: '[data-machine="exchange"][data-state="review"]',
  },
];

test('a toast is heard over a sheet, which hides all else', async ({ app, page }) => {
  await app.open('/mine');
  await startedAll(page);
  await app.button('Create a team').click();
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(0);
  // It is gone after three seconds: a slow machine may look too late.
  const isHeard = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          const toast = document.querySelector('[role="status"] [data-toast]');
          if (toast) resolve(toast.closest('[aria-hidden="true"]') === null);
        }).observe(document.body, { subtree: true, childList: true });
      }),
  );
  await page
    .getByRole('dialog')
    .getByRole('button', { name: app.words('Copy code') })
    .click();
  expect(await isHeard).toBe(true);
});

for (const how of ['Back', 'Escape'] as const) {
  const leave = (page: Page) => (how === 'Back' ? pressBack(page) : page.keyboard.press('Escape'));

  test(
    `${how} closes what lies on top, and stays on the screen`,
    { tag: how === 'Back' ? [gate] : [] },
    async ({ app, page, demo }) => {
      const purchase = new PurchasePage(app);
      // Also one that another lies on.
      const dialog = page.locator('[role="dialog"]');
      await app.open('/index');
      await startedAll(page);
      await app.follow(`/index/detail?productId=${demo.productId}`);
      await purchase.is('deciding.idle');
      await purchase.send({ type: 'review.open' });
      await purchase.is('review.summary');
      await purchase.send({ type: 'agreement.open' });
      await expect(dialog).toHaveCount(2);
      await leave(page);
      await expect(dialog).toHaveCount(1);
      await purchase.is('review.summary');
      // Closed by its own button, it leaves nothing to take back either.
      await purchase.send({ type: 'agreement.open' });
      await purchase.send({ type: 'agreement.agree' });
      await expect(dialog).toHaveCount(1);
      await leave(page);
      await purchase.is('deciding.idle');
      await expect(dialog).toHaveCount(0);
      await app.shows('index/detail');
      await purchase.send({ type: 'review.open' });
      await purchase.send({ type: 'review.back' });
      await purchase.is('deciding.idle');
      await pressBack(page);
      await app.shows('index');
    },
  );

  for (const { name, address, open, shown = '[role="dialog"]' } of layers) {
    test(`${how} closes ${name}, and nothing of it is left`, async ({ app, page }) => {
      const dialog = page.locator(shown);
      await app.open('/projects');
      await startedAll(page);
      await app.goTo(address);
      await settled(page);
      const screen = address.slice(1);
      await open(app);
      await expect(dialog).toBeVisible();
      await leave(page);
      await expect(dialog).toHaveCount(0);
      await app.shows(screen);
      // A reload closes it too, and leaves its entry: that is no step to take back.
      await open(app);
      await expect(dialog).toBeVisible();
      await page.reload();
      await startedAll(page);
      await expect(dialog).toHaveCount(0);
      await app.shows(screen);
      await pressBack(page);
      await app.shows('projects');
    });
  }

  test.describe('what moves the world', () => {
    test.use({ ownWorld: true });

    test(`${how} closes the moment of collecting`, async ({ app, page, world }) => {
      const dialog = page.getByRole('dialog');
      await world.advance({ hours: 26 });
      await app.open('/projects');
      await startedAll(page);
      await app.goTo('/index');
      await app.shows('index');
      await settled(page);
      await page.getByRole('button', { name: app.words('Collect <0/>').split('<')[0] ?? '' }).click();
      await expect(dialog).toContainText(app.words('Your income is on its way'));
      await leave(page);
      await expect(dialog).toHaveCount(0);
      await app.shows('index');
      await pressBack(page);
      await app.shows('projects');
    });

    test(`${how} closes an announcement`, async ({ app, page, world }) => {
      const dialog = page.getByRole('dialog');
      await app.open('/projects');
      await startedAll(page);
      await app.goTo('/index');
      await app.shows('index');
      await settled(page);
      await world.announce('popup', 'News', 'Read me');
      await expect(dialog).toContainText('Read me');
      await leave(page);
      await expect(dialog).toHaveCount(0);
      await app.shows('index');
      await pressBack(page);
      await app.shows('projects');
    });
  });
}

for (const { name, address, open, code, shown = '[role="dialog"]' } of layers) {
  if (!code) continue;
  test(`without a network ${name} whose code isn't here is closed again, and says so`, async ({ app, page, guard }) => {
    guard.broken = 'net::ERR_FAILED';
    const layer = page.locator(shown);
    const toast = page.locator('[data-toast]');
    const lost = Promise.withResolvers<void>();
    await page.route(code, async (route) => {
      await lost.promise;
      await route.abort();
    });
    await app.open(address);
    await app.shows(address.slice(1));
    await guard.setOffline(true);
    await open(app);
    lost.resolve();
    await expect(toast).toHaveText('Network problem. Try again later');
    await app.shows(address.slice(1));
    await expect(layer).toHaveCount(0);
    await expect(toast).toHaveCount(0);

    await page.unroute(code);
    await guard.setOffline(false);
    await open(app);
    await expect(layer).toBeVisible();
  });
}

test.describe('a step that closes by itself', () => {
  test.use({ ownWorld: true });

  test('Back, pressed as it does, leads to the screen before', async ({ app, page, demo }) => {
    const purchase = new PurchasePage(app);
    await app.open('/index');
    await startedAll(page);
    await app.follow(`/index/detail?productId=${demo.productId}`);
    await purchase.is('deciding.idle');
    await purchase.send({ type: 'review.open' });
    await purchase.is('review.summary');
    await purchase.send({ type: 'agreement.agree' });
    // Sooner than the page can take the entry of the review away.
    await page.evaluate(() => {
      const frame = document.querySelector('[data-machine="purchase"]');
      if (!frame) throw new Error('no purchase');
      new MutationObserver((_, watch) => {
        if (frame.getAttribute('data-state') !== 'purchased') return;
        watch.disconnect();
        history.back();
      }).observe(frame, { attributeFilter: ['data-state'] });
    });
    await purchase.send({ type: 'order.confirm' });
    await app.shows('index');
  });
});

test.describe('on a machine with too much to do', () => {
  /** What the page puts off comes late. */
  const busy = (page: Page) =>
    page.evaluate(() => {
      const start = setTimeout;
      window.setTimeout = ((run: () => void, ms = 0) => start(run, ms + 400)) as typeof setTimeout;
    });

  test('Back, pressed as one step takes the place of another, leads to the one before', async ({ app, page }) => {
    const withdrawal = new WithdrawalPage(app);
    await withdrawal.open('usdt');
    await withdrawal.send({ type: 'amount.type', text: '20' });
    await withdrawal.send({ type: 'review.open' });
    await withdrawal.is('review');
    await busy(page);
    await withdrawal.send({ type: 'review.confirm' });
    await withdrawal.is('password');
    await pressBack(page);
    await withdrawal.is('review');
    await pressBack(page);
    await withdrawal.is('deciding.idle');
    await expect(withdrawal.amount).toHaveValue('20');
  });

  test('Back, pressed as a layer closes by itself, closes the one below', async ({ app, page, demo }) => {
    const purchase = new PurchasePage(app);
    await app.open('/index');
    await startedAll(page);
    await app.follow(`/index/detail?productId=${demo.productId}`);
    await purchase.is('deciding.idle');
    await purchase.send({ type: 'review.open' });
    await purchase.send({ type: 'agreement.open' });
    await purchase.is('review.agreement');
    await busy(page);
    await purchase.send({ type: 'agreement.agree' });
    await purchase.is('review.summary');
    await pressBack(page);
    await purchase.is('deciding.idle');
    await app.shows('index/detail');
    await pressBack(page);
    await app.shows('index');
  });

  test.describe('who leaves for good', () => {
    test.use({ ownWorld: true });

    test('is led to a plain login, though the history goes back late', async ({ app, page }) => {
      await page.addInitScript(() => {
        const go = history.go.bind(history);
        history.go = (steps) => void setTimeout(() => go(steps), 400);
      });
      const sessions = new SignOutEverywherePage(app);
      await app.open('/user/securitycenter');
      await startedAll(page);
      await sessions.send({ type: 'question.open' });
      await sessions.send({ type: 'sessions.end' });
      await app.shows('user/login');
      await layersGone(page);
      await app.isAt('/user/login');
    });
  });
});
