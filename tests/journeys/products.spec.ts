/** Products as they are: each status, true figures, and countdowns that run on the server's time and end. */
import { hour } from '#domain/limits.ts';
import { remaining } from '#domain/time.ts';
import type { Product } from '#domain/product.ts';
import type { Locator } from '@playwright/test';
import type { App } from '../pages/app.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { secondsShown } from '../support/seconds-shown.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

const rush = 'ice-maker-i2';

const cardOf = (app: App, { id }: Pick<Product, 'id'>): Locator =>
  app
    .screen('index/machines')
    .locator(`a[href="#/index/detail?productId=${id}"]`)
    .filter({ has: app.page.locator('h3') });

const badges: Partial<Record<Product['status'], RegExp>> = {
  soldOut: /^Sold out$/,
  preSale: /^Pre-sale, from \d\d\/\d\d\/\d{4} \d\d:\d\d$/,
  rush: /^(Rush in .*\d\d:\d\d:\d\d|Rush purchase)$/,
  ending: /^Ends in .*\d\d:\d\d:\d\d$/,
  starred: /^Not published$/,
};

test(
  'each status has its badge, and the bar is what was really sold',
  { tag: gate },
  async ({ app, page, account }) => {
    await app.open('/index/machines');
    await settled(page);
    const products = await account.products();
    expect(new Set(products.map(({ status }) => status)).size).toBe(7);
    for (const product of products) {
      const card = cardOf(app, product);
      await expect(card.locator('h3')).toHaveText(product.name);
      const badge = card.locator('svg + span');
      const expected = badges[product.status];
      if (expected) await expect(badge.first()).toHaveText(expected);
      else await expect(badge, product.id).toHaveCount(0);
      await expect(card).toContainText(`${product.sold} of ${product.stock} sold`);
      const bar = card.locator('[data-sold-line]');
      const [whole, part] = await Promise.all([bar.boundingBox(), bar.locator('span').boundingBox()]);
      expect((part?.width ?? 0) / (whole?.width ?? 1)).toBeCloseTo(product.sold / product.stock, 2);
      if (product.status === 'starred') await expect(card).toContainText('★★★');
      else await expect(card).not.toContainText('★');
    }
  },
);

test('what can not be bought offers no purchase', async ({ app, account }) => {
  const purchase = new PurchasePage(app);
  for (const id of ['cold-store-c4', 'olive-press-p9', 'seed-drone-d7', rush]) {
    await app.open(`/index/detail?productId=${id}`);
    await purchase.is('unavailable');
    await expect(purchase.submit).toHaveCount(0);
    const { terms } = await account.product(id);
    if (terms) continue;
    // Unpublished: stars instead of figures, here as in the list.
    await expect(purchase.frame.getByText('★★★')).toBeVisible();
    await expect(purchase.frame.locator('.text-hero')).toHaveText('★★★');
  }
});

test.describe('time', () => {
  test.use({ ownWorld: true });

  test('a rush countdown ticks, reaches zero, and the product can be bought', async ({ app, page, world, account }) => {
    const purchase = new PurchasePage(app);
    const { startsAt } = await account.product(rush);
    if (startsAt === null) throw new Error('a rush purchase has a start');
    // A minute or two before it: the clock moves by whole minutes, and the page takes seconds to open.
    const left = startsAt - (await world.now());
    await world.advance({ minutes: Math.floor((left - 60_000) / 60_000) });
    const rest = startsAt - (await world.now());
    await page.clock.install();
    await app.open(`/index/detail?productId=${rush}`);
    await purchase.is('unavailable');
    const timer = purchase.frame.getByRole('timer');
    const before = await secondsShown(timer);
    expect(before).toBeLessThanOrEqual(Math.ceil(rest / 1_000));
    await expect.poll(() => secondsShown(timer)).toBeLessThan(before);
    // The server first: an answer that comes meanwhile would set the page's clock back.
    await world.advance({ minutes: 2 });
    await page.clock.fastForward(120_000);
    await purchase.is('deciding.idle');
    await expect(timer).toHaveCount(0);
    await expect(app.text('Rush purchase')).toBeVisible();
  });

  test('a device clock that is a day off changes no countdown', async ({ app, page, world, account }) => {
    const { startsAt } = await account.product(rush);
    await page.clock.install({ time: (await world.now()) + 26 * hour });
    await app.open(`/index/detail?productId=${rush}`);
    const timer = page.locator('[data-machine="purchase"]').getByRole('timer');
    await expect(timer).toBeVisible();
    const shown = await secondsShown(timer);
    const left = ((startsAt ?? 0) - (await world.now())) / 1_000;
    expect(Math.abs(shown - left)).toBeLessThan(10);
    expect(remaining(startsAt ?? 0, await world.now()).isOver).toBe(false);
  });
});
