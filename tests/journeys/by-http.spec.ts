/** A page by http, as a phone sees a computer of its own network: browsers keep some of what they can from it. */
import { PurchasePage } from '../pages/purchase-page.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

test.use({ ownWorld: true });

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    for (const kept of ['randomUUID', 'subtle']) Reflect.deleteProperty(Crypto.prototype, kept);
    Reflect.deleteProperty(Navigator.prototype, 'locks');
  }),
);

test('a machine is rented once', { tag: gate }, async ({ app, demo, account }) => {
  const before = await account.standing();
  const purchase = new PurchasePage(app);
  await purchase.order(demo.productId);
  await purchase.is('purchased');
  expect(await account.standing()).toMatchObject({ orders: before.orders + 1 });
});

test('a balance is not proved, and the page says why', async ({ app }) => {
  await app.open('/index/proof');
  await app.button('Check my balance').click();
  await expect(app.text('This browser computes hashes only on https addresses and its own computer.')).toBeVisible();
});
