/** The installed app while the server is gone: it opens, says so, moves nothing, and recovers by itself. */
import { assets } from '#contract/assets.ts';
import { user } from '#contract/user.ts';
import { lost, pathOf } from '../flows/money-paths.ts';
import { IncomePage } from '../pages/income-page.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { kept } from '../support/kept.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';
import { keptOnDevice } from '../support/traces.ts';

test.use({ ownWorld: true, serviceWorkers: 'allow' });

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang });

    test(
      'opens without its server, and is whole again when that is back',
      { tag: gate },
      async ({ app, page, world }) => {
        const income = new IncomePage(app);
        await income.open();
        await kept(page);
        // It was read before there was a worker.
        await expect.poll(() => keptOnDevice(page)).toContain(pathOf(assets.wallet));
        await world.kill();
        await page.reload();
        await app.shows('user/receiveincome');
        await income.is('deciding.idle');
        await expect(app.text('No connection')).toBeVisible();
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(income.submit).toHaveAttribute('aria-disabled', 'true');
        await world.restart();
        await expect(income.submit).not.toHaveAttribute('aria-disabled', 'true');
        await expect(app.text('No connection')).toHaveCount(0);
      },
    );
  });
}

test('a language that was chosen stays without a server, on screens that were never opened', async ({
  app,
  page,
  world,
}) => {
  await app.open('/index/language');
  await page.getByRole('radio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await kept(page);
  await world.kill();
  // Without the language that the tests put into the address.
  await page.goto(new URL('/', page.url()).href);
  for (const [address, screen] of [
    ['/index', 'index'],
    ['/user/securitycenter', 'user/securitycenter'],
    ['/user/reward', 'user/reward'],
  ] as const) {
    await app.goTo(address);
    await app.shows(screen);
    await expect(page.locator('h1')).toContainText(/\p{Script=Arabic}/u);
  }
});

test('a language whose words are not on the device says so, and the page stays as it is', async ({
  app,
  page,
  world,
}) => {
  await app.open('/index/language');
  await kept(page);
  await world.kill();
  await page.getByRole('radio', { name: 'العربية' }).click();
  await expect(page.getByText(/isn't on this device yet/)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
});

test('the server goes while a purchase is under review: the button closes, and opens again', async ({
  app,
  page,
  world,
  demo,
}) => {
  const purchase = new PurchasePage(app);
  await purchase.open(demo.productId);
  await kept(page);
  await purchase.review();
  await world.kill();
  // The app learns of it by its next call, or sooner from the browser.
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(purchase.confirm).toHaveAttribute('aria-disabled', 'true');
  // Terms that were just being read again are the device's from now on: that is said first.
  const reason = app.text("You're offline. Try again when you're back online.");
  await expect(reason.or(app.page.getByText('These figures are from')).last()).toBeVisible();
  await world.restart();
  await expect(purchase.confirm).not.toHaveAttribute('aria-disabled', 'true');
  await settled(page);
});

test('every screen opens from the device, with nothing live on it that moves money', async ({
  app,
  page,
  world,
  demo,
}) => {
  await app.open('/index');
  await settled(page);
  await kept(page);
  await world.kill();
  for (const [address, screen] of [
    ['/projects', 'projects'],
    ['/index', 'index'],
    ['/mine', 'mine'],
    [`/index/detail?productId=${demo.productId}`, 'index/detail'],
    ['/user/myorder', 'user/myorder'],
    ['/user/receiveincome', 'user/receiveincome'],
    ['/index/language', 'index/language'],
  ] as const) {
    await app.goTo(address);
    await app.shows(screen);
    await settled(page);
    await expect(app.text('No connection')).toBeVisible();
    await expect(page.locator('button[type="submit"]:not([aria-disabled="true"])')).toHaveCount(0);
  }
});

test.describe('a device that knows no server yet', () => {
  test.use({ member: null });

  test('says that there is none, and opens by itself once it answers', async ({ app, world }) => {
    await world.fault({ path: pathOf(user.mode), fault: 'lost-reply', times: lost });
    await app.open();
    await app.shows('unreachable');
    await world.clearFaults();
    await app.shows('user/login');
  });
});
