/** Buying when things go wrong on the way: the member is told what became of it, and is charged once at most. */
import type { FaultKind } from '#domain/scenario.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { expect, test } from '../support/test.ts';
import { buyPath, intentPath, lost, priceOf } from './money-paths.ts';

test.use({ ownWorld: true });

/** Committed, but the answer does not arrive as it should. */
const committed = ['lost-reply', 'error-after', 'malformed'] as const satisfies readonly FaultKind[];
/** Nothing done, and the browser can't know it. */
const uncommitted = ['error-before', 'html'] as const satisfies readonly FaultKind[];

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang });

    test('the reply is lost: told that it was bought, charged once', async ({ app, world, demo, account }) => {
      const purchase = new PurchasePage(app);
      const [before, price] = [await account.standing(), await priceOf(account, demo.productId)];
      await world.fault({ path: buyPath, fault: 'lost-reply', times: lost });
      await purchase.open(demo.productId);
      await purchase.review();
      await purchase.send({ type: 'order.confirm' });
      await purchase.is('purchased');
      await expect(app.text('You bought it')).toBeVisible();
      await account.expectBoughtOnce(before, price);
    });
  });
}

for (const fault of committed) {
  test(`${fault}, and the question about it fails too: the doubt is shown, then the answer`, async ({
    app,
    world,
    demo,
    account,
  }) => {
    const purchase = new PurchasePage(app);
    const [before, price] = [await account.standing(), await priceOf(account, demo.productId)];
    await world.fault({ path: buyPath, fault, times: fault === 'lost-reply' ? lost : 1 });
    await world.fault({ path: intentPath, fault: 'error-before' });
    await purchase.open(demo.productId);
    await purchase.review();
    await purchase.send({ type: 'order.confirm' });
    await purchase.is('unsettled');
    await expect(app.text("We don't know yet whether you bought it")).toBeVisible();
    await purchase.is('purchased');
    await account.expectBoughtOnce(before, price);
  });
}

for (const fault of uncommitted) {
  test(`${fault}: told that it did not arrive; sent again, it is one order`, async ({ app, world, demo, account }) => {
    const purchase = new PurchasePage(app);
    const [before, price] = [await account.standing(), await priceOf(account, demo.productId)];
    await world.fault({ path: buyPath, fault });
    await purchase.open(demo.productId);
    await purchase.review();
    await purchase.send({ type: 'order.confirm' });
    await purchase.is('unsent');
    await account.expectUnmoved(before);
    await purchase.send({ type: 'move.resend' });
    await purchase.is('purchased');
    await account.expectBoughtOnce(before, price);
  });

  test(`${fault}: dropped, it is no order, and the product can be decided on anew`, async ({
    app,
    world,
    demo,
    account,
  }) => {
    const purchase = new PurchasePage(app);
    const before = await account.standing();
    await world.fault({ path: buyPath, fault });
    await purchase.open(demo.productId);
    await purchase.review();
    await purchase.send({ type: 'order.confirm' });
    await purchase.is('unsent');
    await purchase.send({ type: 'move.drop' });
    await purchase.is('form');
    await account.expectUnmoved(before);
  });
}

test('the tab is reloaded while the order is on its way', async ({ app, page, world, demo, account }) => {
  const purchase = new PurchasePage(app);
  const [before, price] = [await account.standing(), await priceOf(account, demo.productId)];
  await world.fault({ path: buyPath, fault: 'slow', ms: 60_000 });
  await purchase.open(demo.productId);
  await purchase.review();
  await purchase.send({ type: 'order.confirm' });
  await purchase.is('submitting');
  await expect.poll(async () => (await account.standing()).orders).toBe(before.orders + 1);
  await page.reload();
  await purchase.is('purchased');
  await account.expectBoughtOnce(before, price);
});

test('the tab is reloaded while the outcome is in doubt', async ({ app, page, world, demo, account }) => {
  const purchase = new PurchasePage(app);
  const [before, price] = [await account.standing(), await priceOf(account, demo.productId)];
  await world.fault({ path: buyPath, fault: 'lost-reply', times: lost });
  await world.fault({ path: intentPath, fault: 'error-before', times: 20 });
  await purchase.open(demo.productId);
  await purchase.review();
  await purchase.send({ type: 'order.confirm' });
  await purchase.is('unsettled');
  await page.reload();
  await purchase.is('unsettled');
  await world.clearFaults();
  await purchase.send({ type: 'outcome.check' });
  await purchase.is('purchased');
  await account.expectBoughtOnce(before, price);
});

test('the doubt can be left; coming back to the product tells what became of it', async ({
  app,
  world,
  demo,
  account,
}) => {
  const purchase = new PurchasePage(app);
  const [before, price] = [await account.standing(), await priceOf(account, demo.productId)];
  await world.fault({ path: buyPath, fault: 'lost-reply', times: lost });
  await world.fault({ path: intentPath, fault: 'error-before', times: 20 });
  await purchase.open(demo.productId);
  await purchase.review();
  await purchase.send({ type: 'order.confirm' });
  await purchase.is('unsettled');
  await purchase.frame.locator('a[href="#/user/myorder"]').click();
  await app.shows('user/myorder');
  await world.clearFaults();
  await app.goTo(`/index/detail?productId=${demo.productId}`);
  await purchase.is('purchased');
  await account.expectBoughtOnce(before, price);
});
