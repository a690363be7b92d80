/** A coupon is collected, chosen and used; a day is signed, and its record names who paid. */
import { loadCoupons } from '#api/coupons.ts';
import { allRecords, loadRecords } from '#api/wallet.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { recordGroups } from '#domain/wallet.ts';
import { unit } from '#domain/money.ts';
import { collectableCouponId } from '#sandbox/seed/collectable-coupons.ts';
import { asShown, shownAmount } from '../pages/amounts.ts';
import { CouponPage } from '../pages/coupon-page.ts';
import { DailyRewardPage } from '../pages/daily-reward-page.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { RedeemPage } from '../pages/redeem-page.ts';
import { priceOf } from '../flows/money-paths.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

test.use({ ownWorld: true });

test(
  'collect a coupon, choose it, buy with it: the parts of the price are shown before',
  { tag: gate },
  async ({ app, demo, account, world }) => {
    const before = await account.standing();
    const price = await priceOf(account, demo.productId);
    await app.open('/mine');
    await app.follow('/index/getcoupon');
    const coupons = new CouponPage(app);
    await coupons.is('shelf');
    await coupons.send({ type: 'coupon.receive', couponId: collectableCouponId });
    await expect(coupons.ticket(collectableCouponId).getByRole('link')).toBeVisible();

    await app.goTo(`/index/detail?productId=${demo.productId}`);
    const purchase = new PurchasePage(app);
    await purchase.is('deciding.idle');
    await app.follow(`/index/setcoupon?productId=${demo.productId}`);
    await coupons.is('shelf');
    await coupons.send({ type: 'coupon.choose', couponId: collectableCouponId });
    await expect(app.text('Continue with coupon')).toBeVisible();
    await app.follow(`/index/detail?productId=${demo.productId}`);
    await purchase.is('deciding.idle');
    await expect(purchase.frame.locator(`input[name="coupon"][value="${collectableCouponId}"]`)).toBeChecked();
    await purchase.review();
    expect(await shownAmount(purchase.sheet.locator('[data-step="pay"]'))).toBe(asShown(2n * unit - price));
    expect(await shownAmount(purchase.reviewed('Balance after'))).toBe(asShown(before.usdt - price + 2n * unit));
    await purchase.send({ type: 'order.confirm' });
    await purchase.is('purchased');
    expect(await account.standing()).toMatchObject({
      usdt: before.usdt - price + 2n * unit,
      orders: before.orders + 1,
    });
    const all = valueOf(await loadCoupons(account.client));
    expect(all.find(({ id }) => id === collectableCouponId)?.state).toBe('used');
    await world.expectVerified();
  },
);

test('a code that was refused is mended where the caret stands', async ({ app, page }) => {
  const redeem = new RedeemPage(app);
  await redeem.open();
  await redeem.redeem('WELCOME99');
  await redeem.is('refused');
  await redeem.code.evaluate((field: HTMLInputElement) => {
    field.focus();
    field.setSelectionRange(4, 4);
  });
  await page.keyboard.press('Backspace');
  await redeem.is('deciding.idle');
  await page.keyboard.type('XY');
  await expect(redeem.code).toHaveValue('WELXYOME99');
});

test(
  'sign in and take the bonus, each once; the record says who paid it',
  { tag: gate },
  async ({ app, account, world }) => {
    const before = await account.standing();
    await app.open('/index');
    await app.follow('/index/sign');
    const days = new DailyRewardPage(app);
    await days.is('deciding.idle');
    await expect(days.streak).toHaveText('4-day streak');
    await days.submit.dblclick();
    await days.is('taken');
    await expect(days.streak).toHaveText('5-day streak');
    await expect(app.page.locator('td[aria-current="date"][data-signed]')).toBeVisible();
    await days.bonus.locator('button[type="submit"]').click();
    await expect(days.bonus).toHaveAttribute('data-state', 'taken');
    expect(await account.standing()).toMatchObject({ usdt: before.usdt + 70_000n });
    const { list } = valueOf(await loadRecords(account.client, { ...allRecords, type: recordGroups.bonus }, 1));
    expect(list.slice(0, 2).map(({ amount, status }) => [amount, status])).toEqual([
      [50_000n, 'credited'],
      [20_000n, 'credited'],
    ]);
    await app.page.getByRole('link', { name: app.words('See the record'), exact: true }).click();
    await app.shows('user/record');
    await expect(app.text('Daily check-in').first()).toBeVisible();

    // The next day, with nothing to pay from: it counts, and says so.
    await world.advance({ days: 1 });
    await world.scenario('promotion.empty');
    await days.open();
    await days.send({ type: 'reward.take' });
    await days.is('taken');
    await expect(app.text('Checked in, not credited')).toBeVisible();
    await expect(days.streak).toHaveText('6-day streak');
    await world.expectVerified();
  },
);
