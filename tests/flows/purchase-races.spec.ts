/** Buying in a hurry, twice at once, over a dying server: one order, one charge. */
import { App } from '../pages/app.ts';
import { LoginPage } from '../pages/login-page.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';
import { withoutLocks } from '../support/without-locks.ts';
import { buyPath, priceOf } from './money-paths.ts';

test.use({ ownWorld: true });

test('a double click while the answer is slow buys once', { tag: gate }, async ({ app, world, demo, account }) => {
  const purchase = new PurchasePage(app);
  const [before, price] = [await account.standing(), await priceOf(account, demo.productId)];
  await world.fault({ path: buyPath, fault: 'slow', ms: 1_500, times: 2 });
  await purchase.open(demo.productId);
  await purchase.review();
  await purchase.confirm.dblclick();
  await purchase.is('purchased');
  await account.expectBoughtOnce(before, price);
});

test('Enter and a click buy once', async ({ app, page, world, demo, account }) => {
  const purchase = new PurchasePage(app);
  const [before, price] = [await account.standing(), await priceOf(account, demo.productId)];
  await world.fault({ path: buyPath, fault: 'slow', ms: 1_500, times: 2 });
  await purchase.open(demo.productId);
  await purchase.review();
  const box = await purchase.confirm.boundingBox();
  if (!box) throw new Error('the button is not shown');
  await purchase.confirm.focus();
  await page.keyboard.press('Enter');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await purchase.is('purchased');
  await account.expectBoughtOnce(before, price);
});

test('two tabs that can’t hold a lock buy the same product: one order, and both say so', async ({
  app,
  context,
  world,
  demo,
  account,
}) => {
  const [before, price] = [await account.standing(), await priceOf(account, demo.productId)];
  await world.fault({ path: buyPath, fault: 'slow', ms: 1_000, times: 2 });
  await withoutLocks(context);
  const tabs = [app, new App(await context.newPage(), app.lang, app.words)].map((tab) => new PurchasePage(tab));
  for (const purchase of tabs) {
    await purchase.open(demo.productId);
    await purchase.review();
  }
  await Promise.all(tabs.map((purchase) => purchase.send({ type: 'order.confirm' })));
  for (const purchase of tabs) await purchase.is('purchased');
  await account.expectBoughtOnce(before, price);
});

test.describe('a server that dies', () => {
  test.use({ ownProcess: true });

  test('kill -9 of the server between commit and reply', async ({ app, world, demo, account }) => {
    const purchase = new PurchasePage(app);
    const [before, price] = [await account.standing(), await priceOf(account, demo.productId)];
    await world.fault({ path: buyPath, fault: 'slow', ms: 60_000 });
    await purchase.order(demo.productId);
    await expect.poll(async () => (await account.standing()).orders).toBe(before.orders + 1);
    await world.kill();
    await purchase.is('unsettled');
    await world.restart();
    await purchase.is('purchased');
    await account.expectBoughtOnce(before, price);
  });
});

test('a refused token in the middle: told, sign in, back, told what became of it', async ({
  app,
  page,
  world,
  demo,
  account,
}) => {
  const [purchase, login] = [new PurchasePage(app), new LoginPage(page, app.words)];
  const [before, price] = [await account.standing(), await priceOf(account, demo.productId)];
  await world.fault({ path: buyPath, fault: 'unauthorized' });
  await purchase.order(demo.productId);
  await expect(page.locator('[data-toast]')).toHaveText(app.words('Your session has ended. Please sign in again'));
  await app.shows('user/login');
  await login.signIn(demo);
  await app.isAt(`/index/detail?productId=${demo.productId}`);
  await purchase.is('unsent');
  await account.expectUnmoved(before);
  await purchase.send({ type: 'move.resend' });
  await purchase.is('purchased');
  await account.expectBoughtOnce(before, price);
});

test('without a network nothing can be bought, and the form says why', { tag: gate }, async ({ app, guard, demo }) => {
  const purchase = new PurchasePage(app);
  await purchase.open(demo.productId);
  await expect(purchase.submit).not.toHaveAttribute('aria-disabled', 'true');
  await guard.setOffline(true);
  await expect(purchase.submit).toHaveAttribute('aria-disabled', 'true');
  // Terms that were just being read again are the device's from now on: that is said first.
  const reason = app.text("You're offline. Try again when you're back online.");
  await expect(reason.or(app.page.getByText('These figures are from'))).toBeVisible();
  await guard.setOffline(false);
  await expect(purchase.submit).not.toHaveAttribute('aria-disabled', 'true');
});

test('the network goes before all of the app is there: nothing reloads, and the rest comes with it', async ({
  app,
  page,
  guard,
  demo,
}) => {
  const purchase = new PurchasePage(app);
  guard.broken = 'net::ERR_FAILED';
  await page.addInitScript(() => {
    Object.assign(window, { isGone: true });
    Object.defineProperty(Navigator.prototype, 'onLine', {
      get: () => !(window as unknown as { isGone: boolean }).isGone,
    });
    // Before the app hears of it.
    addEventListener('vite:preloadError', () => Object.assign(window, { hasFailed: true }), { capture: true });
  });
  let isGone = true;
  await page.route(/\/assets\/charts-/, (route) => (isGone ? route.abort() : route.continue()));
  await page.clock.install();
  await purchase.open(demo.productId);
  await purchase.send({ type: 'review.open' });
  await purchase.send({ type: 'agreement.agree' });
  await page.waitForFunction(() => 'hasFailed' in window);
  isGone = false;
  // A reload for a missing file would come after a second.
  await page.clock.fastForward(1_500);
  await page.evaluate(() => {
    Object.assign(window, { isGone: false });
    dispatchEvent(new Event('online'));
  });
  await expect(page.locator('[data-machine="socket"]')).toHaveAttribute('data-state', 'live');
  await expect(page.locator('[data-machine="outbox"]')).toHaveCount(1);
  await expect(page.locator('[data-watch="update"]')).toHaveCount(1);
  await expect(page.locator('section', { hasText: 'What one machine earned a day' }).locator('figure')).toHaveCount(1);
  await expect(purchase.agree).toBeChecked();
  await expect(purchase.confirm).not.toHaveAttribute('aria-disabled', 'true');
});

test('the network goes while the order is on its way', async ({ app, guard, world, demo, account }) => {
  const purchase = new PurchasePage(app);
  const [before, price] = [await account.standing(), await priceOf(account, demo.productId)];
  await world.fault({ path: buyPath, fault: 'slow', ms: 3_000 });
  await purchase.order(demo.productId);
  await expect.poll(async () => (await account.standing()).orders).toBe(before.orders + 1);
  await guard.setOffline(true);
  await expect(app.text('No connection')).toBeVisible();
  await guard.setOffline(false);
  await purchase.is('purchased');
  await account.expectBoughtOnce(before, price);
});
