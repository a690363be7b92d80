/** What the service worker keeps of the server's replies: shown with its age while the server is gone, and never to another. */
import type { Page } from '@playwright/test';
import { assets } from '#contract/assets.ts';
import { payees } from '#contract/payees.ts';
import { records } from '#contract/records.ts';
import { headers } from '#domain/headers.ts';
import { pathOf } from '../flows/money-paths.ts';
import { App } from '../pages/app.ts';
import { LoginPage } from '../pages/login-page.ts';
import { kept } from '../support/kept.ts';
import { keptEntries } from '../support/kept-entries.ts';
import { settled } from '../support/settled.ts';
import { tapInView } from '../support/tap-in-view.ts';
import { expect, test } from '../support/test.ts';
import { keptOnDevice } from '../support/traces.ts';

test.use({ ownWorld: true, serviceWorkers: 'allow' });

const tabs = ['index', 'projects', 'index/friend', 'dynamic', 'mine'] as const;

/** Waits until what the page reads goes through the service worker. */
async function served(page: Page): Promise<void> {
  await kept(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Addresses of the pictures that came and are drawn; those further down are asked for as well. */
const drawnPictures = (page: Page): Promise<string[]> =>
  page.locator('main img').evaluateAll((elements) => {
    const images = elements.filter((element) => element instanceof HTMLImageElement);
    for (const image of images) image.loading = 'eager';
    return images.filter(({ naturalWidth }) => naturalWidth > 0).map(({ src }) => src);
  });

test('without a server each tab starts cold with what it last showed, and its age; so do screens that were visited', async ({
  app,
  page,
  world,
  demo,
}) => {
  await app.open('/user/system');
  await served(page);
  const visited = [...tabs, 'user/record', 'user/orders'] as const;
  const addressOf = (screen: (typeof visited)[number]) =>
    screen === 'user/orders' ? `/user/orders?id=${demo.orderId}` : `/${screen}`;
  const pictures = new Map<string, readonly string[]>();
  for (const screen of visited) {
    await app.goTo(addressOf(screen));
    await app.shows(screen);
    await settled(page);
    if (screen === 'index' || screen === 'dynamic') await expect.poll(() => drawnPictures(page)).not.toEqual([]);
    pictures.set(screen, await drawnPictures(page));
  }
  await world.kill();
  for (const screen of visited) {
    await page.goto('about:blank');
    await app.open(addressOf(screen));
    await app.shows(screen);
    await settled(page);
    await expect(app.screen(screen).locator('[data-stale]').first()).toBeVisible();
    await expect(app.text('No connection')).toBeVisible();
    await expect.poll(() => drawnPictures(page)).toEqual(expect.arrayContaining([...(pictures.get(screen) ?? [])]));
    await expect(page.locator('button[type="submit"]:not([aria-disabled="true"])')).toHaveCount(0);
  }
  await test.step('a screen that was never visited says what it needs', async () => {
    await app.goTo('/user/address');
    await app.shows('user/address');
    await settled(page);
    await expect(app.screen('user/address').getByRole('button', { name: app.words('Try again') })).toBeVisible();
  });
  await test.step('it is all fresh again by itself', async () => {
    await app.goTo('/projects');
    await expect(app.screen('projects').locator('[data-stale]').first()).toBeVisible();
    await world.restart();
    await expect(app.text('No connection')).toHaveCount(0);
    await expect(app.screen('projects').locator('[data-stale]')).toHaveCount(0);
  });
});

test('what a page read before its first worker is kept, also where that was there before the page looked for one', async ({
  app,
  page,
  context,
}) => {
  const { promise: installed, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/later-*.js', async (route) => {
    await installed;
    await route.continue();
  });
  const asksLater = page.waitForRequest('**/assets/later-*.js');
  await app.open('/projects');
  await app.shows('projects');
  await expect(app.screen('projects').locator('[data-figure]').first()).toBeVisible();
  await asksLater;
  const other = new App(await context.newPage(), app.lang, app.words);
  await other.open('/user/system');
  await served(page);
  const repliesKept = async () => Object.keys(await keptEntries(page, 'dayrent-replies')).join('\n');
  expect(await repliesKept()).not.toContain(pathOf(assets.wallet));
  letGo();
  await expect.poll(repliesKept).toContain(pathOf(assets.wallet));
});

test('without a server, a read that was never kept is answered: 503, and none is kept', async ({
  app,
  page,
  world,
}) => {
  await app.open('/user/system');
  await served(page);
  await world.kill();
  const told = page.evaluate(
    async ({ path, kept }) => {
      const reply = await fetch(path);
      return [reply.status, reply.headers.get(kept)];
    },
    { path: pathOf(payees.addresses), kept: headers.kept },
  );
  await expect(told).resolves.toEqual([503, 'none']);
});

test('a captive portal in the server’s place is not shown and not kept', async ({ app, page, world }) => {
  await app.open('/user/system');
  await served(page);
  await app.goTo('/projects');
  await settled(page);
  await world.fault({ path: pathOf(assets.wallet), fault: 'html', times: 20 });
  await page.reload();
  await app.shows('projects');
  await settled(page);
  await expect(app.screen('projects').locator('[data-stale]').first()).toBeVisible();
  expect(await keptOnDevice(page)).not.toContain('Accept the terms');
  await world.clearFaults();
  await expect(app.screen('projects').locator('[data-stale]')).toHaveCount(0);
});

test('nothing of a member who signed out is there for the next one, whatever the network does', async ({
  app,
  page,
  world,
  demo,
}) => {
  await app.open('/user/system');
  await served(page);
  for (const screen of tabs) {
    await app.goTo(`/${screen}`);
    await app.shows(screen);
    await settled(page);
  }
  const ofAsha = [demo.phone, demo.name, demo.memberId];
  const found = async () => {
    const texts = [await keptOnDevice(page), await page.locator('html').innerText()];
    return ofAsha.filter((one) => texts.some((text) => text.includes(one)));
  };
  expect(await found()).toEqual(expect.arrayContaining(ofAsha));
  await app.button('Log out').click();
  await app.isAt('/user/login');
  await app.shows('user/login');
  expect(await found()).toEqual([]);
  await world.kill();
  await page.goto('about:blank');
  await app.open('/projects');
  await app.shows('user/login');
  expect(await found()).toEqual([]);
  await world.restart();
  await page.reload();
  await new LoginPage(page, app.words).signIn({ phone: demo.emptyPhone, password: demo.password });
  await app.isAt('/projects');
  for (const screen of tabs) {
    await app.goTo(`/${screen}`);
    await app.shows(screen);
    await settled(page);
    expect(await found()).toEqual([]);
  }
  await world.kill();
  await page.reload();
  await app.shows('mine');
  await settled(page);
  await expect(app.screen('mine').getByText(demo.emptyPhone)).toBeVisible();
  expect(await found()).toEqual([]);
});

test('Back has the pages and the place of a list from the device, before the server answers', async ({
  app,
  page,
  world,
}) => {
  await app.open('/user/record?type=1');
  await served(page);
  const list = page.locator('main [data-machine="paging"]');
  const height = () => list.evaluate((element) => element.clientHeight);
  const onePage = await height();
  await app.button('Load more').click();
  await expect.poll(height).toBeGreaterThan(onePage * 1.5);
  await page.evaluate((y) => scrollTo(0, y), onePage + 400);
  await settled(page);
  const href = await tapInView(page, 'main a[href^="#/user/record?id="]');
  await app.isAt(href.slice(1));
  await settled(page);
  await world.fault({ path: pathOf(records.records), fault: 'slow', ms: 60_000, times: 4 });
  await page.goBack();
  await app.isAt('/user/record?type=1');
  await expect(page.locator(`main a[href="${href}"]`)).toBeInViewport();
  // From the device: it says so, and is read again.
  await expect(page.locator('main [data-stale]').first()).toBeAttached();
  await expect(list).toHaveAttribute('data-state', 'refreshing');
});
