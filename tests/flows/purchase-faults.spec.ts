/** Buying when things go wrong on the way: the member is told what became of it, and is charged once at most. */
import type { FaultKind } from '#domain/scenario.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { expect, test } from '../support/test.ts';
import { buyPath, intentPath, lost, priceOf } from './money-paths.ts';

test.use({ ownWorld: true });

/** Committed, but the answer does not arrive as it should. */
const committed = ['lost-reply', 'malformed'] as const satisfies readonly FaultKind[];

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
    await purchase.order(demo.productId);
    await purchase.is('unsettled');
    await expect(app.text("We're still confirming your rental")).toBeVisible();
    await purchase.is('purchased');
    await account.expectBoughtOnce(before, price);
  });
}

test('a page of HTML for an answer: told that it did not arrive; sent again, it is one order', async ({
  app,
  world,
  demo,
  account,
}) => {
  const purchase = new PurchasePage(app);
  const [before, price] = [await account.standing(), await priceOf(account, demo.productId)];
  await world.fault({ path: buyPath, fault: 'html' });
  await purchase.order(demo.productId);
  await purchase.is('unsent');
  await account.expectUnmoved(before);
  await purchase.send({ type: 'move.resend' });
  await purchase.is('purchased');
  await account.expectBoughtOnce(before, price);
});

test('a page of HTML for an answer: dropped, it is no order, and the product can be decided on anew', async ({
  app,
  world,
  demo,
  account,
}) => {
  const purchase = new PurchasePage(app);
  const before = await account.standing();
  await world.fault({ path: buyPath, fault: 'html' });
  await purchase.order(demo.productId);
  await purchase.is('unsent');
  await purchase.send({ type: 'move.drop' });
  await purchase.is('deciding.idle');
  await account.expectUnmoved(before);
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
  await purchase.order(demo.productId);
  await purchase.is('unsettled');
  await purchase.frame.locator('a[href="#/user/myorder"]').click();
  await app.shows('user/myorder');
  await world.clearFaults();
  await app.goTo(`/index/detail?productId=${demo.productId}`);
  await purchase.is('purchased');
  await account.expectBoughtOnce(before, price);
});
