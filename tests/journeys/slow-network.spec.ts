/** A screen that has nothing kept says that it waits, and doesn't insist on it (product 14.14). */
import type { Endpoint } from '#contract/endpoint.ts';
import { exchangeRate } from '#contract/exchange.ts';
import { messages } from '#contract/messages.ts';
import { person } from '#contract/person.ts';
import { slowAfter } from '#domain/entry-limits.ts';
import { pathOf } from '../flows/money-paths.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { expect, test } from '../support/test.ts';

interface Screen {
  what: string;
  address: string;
  machine: string;
  /** What it waits for. */
  read: Endpoint;
  /** Where its machine stands once it is read. */
  rest: string;
}

/** The last two have to have the server's word, so they wait for it. */
const screens: Screen[] = [
  { what: 'a screen', address: '/user/pdf?doc=wallet', machine: 'resource', read: messages.document, rest: 'ready' },
  { what: 'a form', address: '/user/name', machine: 'nickname', read: person.profile, rest: 'form' },
  { what: 'a payment', address: '/user/fund', machine: 'exchange', read: exchangeRate, rest: 'deciding.idle' },
];

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang, ownWorld: true });

    test('what a sheet reads is told in it, before the screen behind it', async ({ app, page, world, demo }) => {
      const purchase = new PurchasePage(app);
      await world.fault({ path: pathOf(messages.document), fault: 'slow', ms: 60_000 });
      await app.open(`/index/detail?productId=${demo.productId}`);
      await purchase.is('deciding.idle');
      await purchase.send({ type: 'review.open' });
      await purchase.send({ type: 'agreement.open' });
      const sheet = page.locator('[data-sheet]').last();
      await expect(sheet.getByText(app.words('Slow network'))).toBeVisible();
      await sheet.getByRole('button', { name: app.words('Continue offline') }).click();
      await expect(sheet.getByText(app.words('Slow network'))).toBeHidden();
    });

    test('a screen whose code takes long says so until it is there', async ({ app, page }) => {
      const arrives = Promise.withResolvers<void>();
      await page.route('**/assets/screens-*.js', async (route) => {
        await arrives.promise;
        await route.continue();
      });
      await app.open('/mine');
      await app.goTo('/user/name');
      const late = page.locator('.animate-late');
      // As late as a read is, and inside a live region that was there before.
      expect(await late.evaluate((one) => one.getAnimations()[0]?.effect?.getTiming().duration)).toBe(slowAfter);
      await expect(page.locator('[role="status"]').filter({ has: late })).toBeVisible();
      await expect(app.text('Slow network')).toBeVisible();
      arrives.resolve();
      await app.shows('user/name');
      await expect(app.text('Slow network')).toBeHidden();
    });

    for (const { what, address, machine, read, rest } of screens) {
      test(`what ${what} reads is told where it takes long, given up, and read again once the server answers`, async ({
        app,
        page,
        world,
      }) => {
        await world.fault({ path: pathOf(read), fault: 'slow', ms: 60_000 });
        await app.open(address);
        await expect(app.text('Slow network')).toBeVisible();
        const waiting = page.locator(`[data-machine="${machine}"]`);
        await expect(waiting).toHaveAttribute('data-state', 'loading');
        await app.button('Continue offline').click();
        await expect(app.text('Slow network')).toBeHidden();
        await expect(app.text('No connection')).toBeVisible();
        await expect(waiting).toHaveAttribute('data-state', 'failed');
        // Connectivity asks by itself, and what failed is read again.
        await expect(waiting).toHaveAttribute('data-state', rest);
        await expect(app.text('No connection')).toBeHidden();
      });
    }
  });
}
