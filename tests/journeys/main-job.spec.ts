/** The path that the product exists for, from an unknown visitor to the record that says who paid. */
import { asShown, shownAmount } from '../pages/amounts.ts';
import { IncomePage } from '../pages/income-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { expect, test } from '../support/test.ts';
import { journeyLanguages } from '../support/words.ts';

for (const { lang, tag } of journeyLanguages) {
  test.describe(lang, () => {
    test.use({ lang, member: null, ownWorld: true });

    test('sign in, buy, wait a day, receive, see who paid', { tag }, async ({ app, page, world, demo, account }) => {
      const [login, purchase, income] = [new LoginPage(page, app.words), new PurchasePage(app), new IncomePage(app)];
      const product = await account.product(demo.productId);
      const price = product.terms?.price ?? 0n;
      const before = await account.standing();

      await app.open('/user/myorder');
      await app.shows('user/login');
      await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
      await login.signIn(demo);
      await app.shows('user/myorder');
      await app.isAt('/user/myorder');
      await expect(page.locator(`a[href="#/user/orders?id=${demo.orderId}"]`)).toBeVisible();

      await page.locator('a[href="#/index"]').first().click();
      await app.shows('index');
      await app.follow(`/index/detail?productId=${demo.productId}`);
      await app.shows('index/detail');
      await purchase.is('deciding.idle');
      const risk = page.locator('[data-risk]').filter({ visible: true });
      await expect(purchase.frame.locator('form').locator(risk)).toHaveCount(1);
      expect(await shownAmount(purchase.number('price'))).toBe(price);
      expect(await shownAmount(purchase.number('return'))).toBe(product.terms?.dayReturn);

      await purchase.send({ type: 'review.open' });
      await purchase.is('review.summary');
      await expect(page.getByRole('dialog').locator(risk)).toHaveCount(1);
      expect(await shownAmount(purchase.reviewed('Available'))).toBe(asShown(before.usdt));
      expect(await shownAmount(purchase.reviewed('Balance after'))).toBe(asShown(before.usdt - price));
      // Nothing is agreed to beforehand, and without it nothing is rented.
      await expect(purchase.agree).not.toBeChecked();
      await expect(purchase.confirm).toHaveAttribute('aria-disabled', 'true');
      await purchase.send({ type: 'agreement.open' });
      await expect(page.getByRole('dialog').locator('h3').first()).toBeVisible();
      await purchase.send({ type: 'agreement.agree' });
      await expect(purchase.agree).toBeChecked();
      await purchase.send({ type: 'order.confirm' });
      await purchase.is('purchased');
      expect(await shownAmount(purchase.frame.locator('[data-paid]'))).toBe(price);
      await account.expectBoughtOnce(before, price);

      await world.advance({ hours: 26 });
      const due = await account.standing();
      expect(due.due).toBeGreaterThan(before.due);
      await app.open('/user/receiveincome');
      await income.is('deciding.idle');
      await income.send({ type: 'income.take' });
      await income.finish();
      await expect(app.text('Your income should arrive in about 30 minutes')).toBeVisible();
      expect(await shownAmount(income.taken)).toBe(asShown(due.due));

      await world.advance({ minutes: 31 });
      await app.open('/projects');
      await app.shows('projects');
      const after = await account.standing();
      expect(after.usdt).toBe(due.usdt + due.due);
      await expect.poll(() => shownAmount(page.locator('[data-balance="USDT"]'))).toBe(asShown(after.usdt));

      // The new order's first income, taken with the others: its record names who paid.
      await app.open('/user/receiveincome?show=taken');
      await page.locator('a[href^="#/user/record?id="]').filter({ hasText: product.name }).first().click();
      await app.shows('user/record');
      await expect(page.locator('[data-source]')).toHaveText(`product:${demo.productId}:revenue`);
      await world.expectVerified();
    });
  });
}
