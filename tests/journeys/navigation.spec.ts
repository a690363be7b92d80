/** Where a member is, and how they come back: the arrow, the phone's Back, the place in a list, layers, and the focus. */
import type { Page } from '@playwright/test';
import type { App } from '../pages/app.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { settled, startedAll } from '../support/settled.ts';
import { tapInView } from '../support/tap-in-view.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

const arrow = (page: Page) => page.locator('header a[data-up]');
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

test('the arrow goes back where one came from, and leaves nothing behind', { tag: gate }, async ({ app, page }) => {
  await app.open('/index');
  await startedAll(page);
  await page.getByRole('navigation').locator('a[href="#/projects"]').click();
  await app.shows('projects');
  await app.follow('/user/newrecharge');
  await app.shows('user/newrecharge');
  await page.locator('main a[href^="#/user/recharge"]').first().click();
  await app.shows('user/recharge');
  await arrow(page).click();
  await app.shows('user/newrecharge');
  await arrow(page).click();
  await app.shows('projects');
  await page.goBack();
  await app.shows('index');
});

test('an arrow that leads elsewhere takes the place of its screen', async ({ app, page, demo }) => {
  await app.open('/mine');
  await startedAll(page);
  await app.goTo(`/user/orders?id=${demo.orderId}`);
  await app.shows('user/orders');
  await arrow(page).click();
  await app.shows('user/myorder');
  await page.goBack();
  await app.shows('mine');
});

test('a screen that was opened alone has those above it', async ({ app, page, demo }) => {
  await app.open(`/user/orders?id=${demo.orderId}`);
  await startedAll(page);
  await arrow(page).click();
  await app.shows('user/myorder');
  await arrow(page).click();
  await app.shows('index');
});

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang });

    test('the code step, opened alone, says where codes are asked for and leads there', async ({ app, page }) => {
      const screen = app.screen('user/verify');
      await app.open('/user/verify');
      await app.shows('user/verify');
      for (const words of [
        'One-time code',
        'We ask for a code here:',
        'To set, change or reset it',
        'New account or forgotten login password',
        'On the sign-in page, after you log out',
      ]) {
        await expect(screen).toContainText(app.words(words));
      }
      // No code is typed here: there is nothing that it would confirm.
      await expect(screen.locator('input, form')).toHaveCount(0);
      await app.follow('/user/fundPwd');
      await app.shows('user/fundPwd');
      await page.goBack();
      await app.shows('user/verify');
    });
  });
}

const places = [
  { screen: 'index', how: 'Back' },
  { screen: 'index', how: 'the arrow' },
  { screen: 'index/machines', how: 'Back' },
] as const;

for (const { screen, how } of places) {
  const tag = screen === 'index' && how === 'Back' ? [gate] : [];
  test(`${screen} keeps its place: ${how}`, { tag }, async ({ app, page }) => {
    await app.open(`/${screen}`);
    await startedAll(page);
    const before = await page.evaluate(() => Math.floor((document.documentElement.scrollHeight - innerHeight) * 0.6));
    expect(before).toBeGreaterThan(200);
    await page.evaluate((y) => scrollTo(0, y), before);
    await expect.poll(() => scrolled(page)).toBe(before);
    await tapInView(page, 'main a[href^="#/index/detail"]');
    await app.shows('index/detail');
    expect(await scrolled(page)).toBe(0);
    await settled(page);
    await (how === 'Back' ? page.goBack() : arrow(page).click());
    await app.shows(screen);
    await expect.poll(() => scrolled(page)).toBe(before);
    await settled(page);
    expect(await scrolled(page)).toBe(before);
    // By a link, a screen begins at the top.
    if (screen !== 'index') return;
    await page.getByRole('navigation').locator('a[href="#/projects"]').filter({ visible: true }).click();
    await app.shows('projects');
    await page.getByRole('navigation').locator('a[href="#/index"]').filter({ visible: true }).click();
    await app.shows('index');
    expect(await scrolled(page)).toBe(0);
  });
}

test('records keep their pages, their filter and the place in them', { tag: gate }, async ({ app, page }) => {
  await app.open('/user/record?type=1');
  await startedAll(page);
  const more = app.button('Load more');
  const list = page.locator('main [data-machine="paging"]');
  const height = () => list.evaluate((element) => element.clientHeight);
  const onePage = await height();
  await more.click();
  await expect.poll(height).toBeGreaterThan(onePage * 1.5);
  await page.evaluate((y) => scrollTo(0, y), onePage + 400);
  await settled(page);
  const [before, whole] = [await scrolled(page), await height()];
  expect(before).toBeGreaterThan(onePage);
  const href = await tapInView(page, 'main a[href^="#/user/record?id="]');
  await expect(page.locator('[data-source]')).toHaveCount(1);
  expect(await scrolled(page)).toBe(0);
  await arrow(page).click();
  await app.isAt('/user/record?type=1');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before - 60);
  await settled(page);
  expect(Math.abs((await height()) - whole)).toBeLessThan(60);
  await expect(page.locator(`main a[href="${href}"]`)).toBeInViewport();
  // A reload leaves it as it is, too.
  await page.reload();
  await expect(page.locator(`main a[href="${href}"]`)).toBeInViewport();
});

test('another tab of a screen is no step to take back', async ({ app, page }) => {
  await app.open('/projects');
  await startedAll(page);
  await app.follow('/user/record?type=1');
  await app.shows('user/record');
  await app.follow('/user/record?type=5');
  await app.isAt('/user/record?type=5');
  await page.goBack();
  await app.shows('projects');
});

/** What lies on top of a screen without an address of its own, and how a member opens it. */
const layers = [
  { name: 'a new team', address: '/mine', open: (app: App) => app.button('Create a team').click() },
  { name: 'customer service', address: '/mine', open: (app: App) => app.button('Customer service').click() },
  {
    name: 'pictures',
    address: '/dynamic',
    open: (app: App) => app.page.locator('[data-post] button:has(img)').first().click(),
  },
  {
    name: 'a way to share',
    address: '/index/shareLink',
    open: (app: App) => app.page.getByRole('button', { name: 'Telegram', exact: true }).click(),
  },
] as const;

for (const how of ['Back', 'Escape'] as const) {
  const leave = (page: Page) => (how === 'Back' ? page.goBack() : page.keyboard.press('Escape'));

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
      await page.goBack();
      await app.shows('index');
    },
  );

  for (const { name, address, open } of layers) {
    test(`${how} closes ${name}, and nothing of it is left`, async ({ app, page }) => {
      const dialog = page.getByRole('dialog');
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
      await page.goBack();
      await app.shows('projects');
    });
  }

  test.describe('what comes by itself', () => {
    test.use({ ownWorld: true });

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
      await page.goBack();
      await app.shows('projects');
    });
  });
}

test('a refused field has the focus', async ({ app, page }) => {
  await app.open('/user/loginPwd');
  await startedAll(page);
  await page.locator('button[type="submit"]').click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
});
