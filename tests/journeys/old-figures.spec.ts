/**
 * Screens that were visited, while the server is stopped: the last figures with their age, nothing live that moves money,
 * and why; once it is back they open by themselves, with what was typed. Rule P9.
 */
import type { Locator } from '@playwright/test';
import type { App } from '../pages/app.ts';
import { ExchangePage } from '../pages/exchange-page.ts';
import { IncomePage } from '../pages/income-page.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { RechargePage } from '../pages/recharge-page.ts';
import { WithdrawalPage } from '../pages/withdrawal-page.ts';
import { kept } from '../support/kept.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test.use({ ownWorld: true, serviceWorkers: 'allow' });

/** The start of a message whose end is not plain text. */
const begins = (app: App, message: string): Locator =>
  app.seen(
    app.page.getByText(
      app
        .words(message)
        .replace(/<0\/>.*/, '')
        .trim(),
    ),
  );

const reason = 'These figures are from <0/>. You can continue once they refresh.';
const once = "This opens when you're back online.";
const live = 'button[type="submit"]:not([aria-disabled="true"])';

test('money screens show the last figures and their age, and open again by themselves', async ({
  app,
  page,
  world,
  demo,
}) => {
  const [withdrawal, recharge] = [new WithdrawalPage(app), new RechargePage(app)];
  const [exchange, income, purchase] = [new ExchangePage(app), new IncomePage(app), new PurchasePage(app)];
  const visits = [
    { address: `/index/detail?productId=${demo.productId}`, shows: () => purchase.is('deciding.idle') },
    { address: '/user/recharge', shows: () => recharge.is('deciding.idle') },
    { address: '/user/fund', shows: () => exchange.is('deciding.idle') },
    { address: '/user/receiveincome', shows: () => income.is('deciding.idle') },
    { address: '/user/withdraw', shows: () => withdrawal.is('deciding.idle') },
  ];
  await app.open('/index');
  await kept(page);
  for (const { address, shows } of visits) {
    await app.goTo(address);
    await shows();
    await settled(page);
  }
  await world.kill();
  // A cold start on the last one; the others from there.
  await page.reload();
  for (const { address, shows } of visits) {
    await app.goTo(address);
    await shows();
    await expect(page.locator('[data-stale]').first()).toBeVisible();
    await expect(begins(app, reason).first()).toBeVisible();
    await expect(page.locator(live)).toHaveCount(0);
  }
  await withdrawal.send({ type: 'payee.choose', payeeId: demo.addressId });
  await withdrawal.send({ type: 'amount.type', text: '20' });
  await expect(withdrawal.submit).toHaveAttribute('aria-disabled', 'true');
  await world.restart();
  await expect(withdrawal.submit).not.toHaveAttribute('aria-disabled', 'true');
  await expect(begins(app, reason)).toHaveCount(0);
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  await expect(withdrawal.amount).toHaveValue('20');
  await withdrawal.send({ type: 'review.open' });
  await withdrawal.is('review');
});

test.describe('in Arabic', () => {
  test.use({ lang: 'ar' });

  test('a screen that was never visited says that it opens when the connection is back, and does', async ({
    app,
    page,
    world,
  }) => {
    await app.open('/index');
    await kept(page);
    await settled(page);
    await world.kill();
    for (const [address, machine] of [
      ['/user/fund', 'exchange'],
      ['/user/record', 'paging'],
      ['/message', 'resource'],
    ] as const) {
      await app.goTo(address);
      await expect(page.locator(`[data-machine="${machine}"][data-state="failed"]`).first()).toBeVisible();
      await expect(begins(app, once).first()).toBeVisible();
    }
    await world.restart();
    await expect(page.locator('[data-machine="resource"][data-state="ready"]').first()).toBeVisible();
    await expect(begins(app, once)).toHaveCount(0);
  });
});

/** Runs in the page: how much lighter one is than the other, as WCAG counts it. */
function contrastOf(element: Element): number {
  const { color, backgroundColor } = getComputedStyle(element);
  const lightOf = (text: string): number => {
    const parts = (text.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255);
    const [red = 0, green = 0, blue = 0] = parts.map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [one, other] = [lightOf(color), lightOf(backgroundColor)];
  return Math.max(one, other) / Math.min(one, other);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('how many are unread can be read on the bell, though it is old', async ({ app, page, world }) => {
      await app.open('/index');
      await kept(page);
      // What was read before the worker began was kept by nobody.
      await page.reload();
      await settled(page);
      await world.kill();
      await page.reload();
      await settled(page);
      const badge = page.locator('a[href="#/message"] bdi');
      await expect(badge).toHaveText('3');
      expect(await badge.evaluate(contrastOf)).toBeGreaterThan(4.5);
    });
  });
}

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a time stands under figures alone, also once they are old', async ({ app, page }) => {
    await page.clock.install();
    await app.open('/index');
    await settled(page);
    await expect(page.locator('[data-stale]')).toHaveCount(0);
    await page.clock.fastForward('02:00');
    // The last of the screen.
    await expect(page.locator('[data-machine="dismissedNotices"] [data-stale]').first()).toBeVisible();
    // At once: it isn't waited for until they are read again.
    expect(await page.locator('div:empty + div > [data-stale]:visible').count()).toBe(0);
  });
});
