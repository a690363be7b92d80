/** A first order that is taken back within its day: its price is back, and nothing says that it will pay. */
import { loadWallet } from '#api/wallet.ts';
import { assets } from '#contract/assets.ts';
import { recharges } from '#contract/recharge.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { unit } from '#domain/money.ts';
import type { DemoFacts } from '#sandbox/seed/demo-facts.ts';
import { cancelOrderPath, intentPath, lost } from '../flows/money-paths.ts';
import { shownAmount } from '../pages/amounts.ts';
import { App } from '../pages/app.ts';
import { CancelOrderPage } from '../pages/cancel-order-page.ts';
import { Account } from '../support/account.ts';
import { layersGone } from '../support/layers-gone.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';
import type { World } from '../support/world.ts';

test.use({ ownWorld: true, member: 'empty' });

/** The member without orders rents their first machine. */
async function firstOrder(world: World, demo: DemoFacts) {
  const account = await Account.of(world, demo.emptyPhone, demo.password);
  await account.move(recharges.createRecharge, { method: 'usdt', channelId: '', amount: 200n * unit });
  await world.advance({ minutes: 2 });
  const { terms, agreementVersion } = await account.product(demo.productId);
  if (!terms) throw new Error('no terms');
  const { usdt } = valueOf(await loadWallet(account.client));
  const asked = { productId: demo.productId, couponId: '', ...terms, agreementVersion };
  const { id, price } = await account.move(assets.createOrder, asked);
  const balance = async () => valueOf(await loadWallet(account.client)).usdt;
  return { id, price, before: usdt, balance };
}

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang });

    test('from its page: what comes back, then where it is said', { tag: gate }, async ({ app, page, world, demo }) => {
      const cancelling = new CancelOrderPage(app);
      const { id, price, before, balance } = await firstOrder(world, demo);
      await cancelling.open(id);
      expect(await shownAmount(cancelling.back)).toBe(price);

      // Looked at and left alone.
      await cancelling.close();
      await expect(cancelling.sheet).toHaveCount(0);
      await expect(app.button('Cancel order')).toBeFocused();
      expect(await balance()).toBe(before - price);

      await app.button('Cancel order').click();
      await cancelling.send({ type: 'cancel.confirm' });
      await cancelling.is('cancelled');
      await expect(cancelling.sheet.getByText(app.words('Order cancelled'), { exact: true })).toBeVisible();
      await expect(app.voice).toContainText(app.words('Order cancelled'));
      expect(await balance()).toBe(before);
      await cancelling.close();

      await expect(app.text('Cancelled, price returned')).toBeVisible();
      await expect(app.button('Cancel order')).toHaveCount(0);
      // The button that had the focus is gone: it is at the order, not lost.
      await expect(page.locator('[data-screen="user/orders"] [tabindex="-1"]:focus')).toBeVisible();
      await expect(app.text('No income yet')).toHaveCount(0);
      await layersGone(page);
      await app.goTo('/user/myorder?status=expired');
      await expect(app.text('Cancelled, price returned')).toBeVisible();
      await app.goTo(`/user/record?id=purchase-${id}`);
      await expect(app.text('Cancelled by you')).toBeVisible();
      await world.expectVerified();
    });
  });
}

test('too late: says so, and the order stands', async ({ app, world, demo }) => {
  const cancelling = new CancelOrderPage(app);
  const { id, price, before, balance } = await firstOrder(world, demo);
  await cancelling.open(id);
  await world.advance({ hours: 25 });
  await cancelling.send({ type: 'cancel.confirm' });
  await cancelling.is('refused');
  await expect(cancelling.sheet).toContainText("This order can't be cancelled any more");
  await cancelling.send({ type: 'terms.refresh' });
  await cancelling.is('unavailable');
  await cancelling.close();
  await expect(app.button('Cancel order')).toHaveCount(0);
  expect(await balance()).toBe(before - price);
  await world.expectVerified();
});

test('the reply is lost, the page is closed: home leads back, and it was cancelled once', async ({
  app,
  page,
  world,
  demo,
}) => {
  const cancelling = new CancelOrderPage(app);
  const { id, before, balance } = await firstOrder(world, demo);
  await world.fault({ path: cancelOrderPath, fault: 'lost-reply', times: lost });
  await world.fault({ path: intentPath, fault: 'error-before' });
  await cancelling.open(id);
  await cancelling.send({ type: 'cancel.confirm' });
  await cancelling.is('unsettled');
  await page.goto('about:blank');
  await world.clearFaults();
  await app.open('/index');
  await app.follow(`/user/orders?id=${id}&cancel=1`);
  await cancelling.is('cancelled');
  expect(await balance()).toBe(before);
  await world.expectVerified();
});

test('two tabs at once: cancelled once, and both say so', async ({ app, context, world, demo }) => {
  const { id, before, balance } = await firstOrder(world, demo);
  await world.fault({ path: cancelOrderPath, fault: 'slow', ms: 1_000, times: 2 });
  const tabs = [app, new App(await context.newPage(), app.lang, app.words)].map((tab) => new CancelOrderPage(tab));
  for (const cancelling of tabs) await cancelling.open(id);
  await Promise.all(tabs.map((cancelling) => cancelling.send({ type: 'cancel.confirm' })));
  for (const cancelling of tabs) await cancelling.is('cancelled');
  expect(await balance()).toBe(before);
  await world.expectVerified();
});
