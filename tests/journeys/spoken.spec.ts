/** What who doesn't see the screen hears, and where they stand (product 2.10): refusals, outcomes, and what was pressed and is gone. */
import { pathOf } from '../flows/money-paths.ts';
import { ownData } from '#contract/own-data.ts';
import { shownAmount } from '../pages/amounts.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { WithdrawalPage } from '../pages/withdrawal-page.ts';
import { settled, startedAll } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test.use({ ownWorld: true });

test.describe('a visitor', () => {
  test.use({ member: null });

  test('who sends what was refused already is led to it again, and hears it where they are', async ({
    app,
    page,
    demo,
  }) => {
    await app.open('/user/login');
    await app.voice.waitFor({ state: 'attached' });
    const [name, password] = [page.locator('input[name="phone"]'), page.locator('input[type="password"]')];
    const submit = page.locator('form [type="submit"]');
    await submit.click();
    await expect(name).toBeFocused();
    await name.fill(demo.phone);
    await submit.click();
    await expect(password).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(app.voice).toContainText(app.words('Please enter the password'));
  });
});

test('an amount that is refused as it is typed has the focus once it is sent', async ({ app, page, demo }) => {
  const withdrawal = new WithdrawalPage(app);
  await withdrawal.open('usdt');
  await startedAll(page);
  await withdrawal.send({ type: 'payee.choose', payeeId: demo.addressId });
  await withdrawal.send({ type: 'amount.type', text: '99999' });
  await expect(withdrawal.amount).toHaveAttribute('aria-invalid', 'true');
  await withdrawal.submit.click();
  await expect(withdrawal.amount).toBeFocused();
});

test('the terms of a withdrawal are read from what leaves on', async ({ app, page, demo }) => {
  const withdrawal = new WithdrawalPage(app);
  await withdrawal.open('usdt');
  await startedAll(page);
  await withdrawal.review(demo.addressId, '20');
  await expect(withdrawal.frame.locator('h2:focus')).toHaveText(app.words('You receive'));
});

test('who looks at what a rental costs and leaves it alone is where they were', async ({ app, page, demo }) => {
  const purchase = new PurchasePage(app);
  await app.open(`/index/detail?productId=${demo.productId}`);
  await purchase.is('deciding.idle');
  await startedAll(page);
  const fold = page.locator('main details').first();
  await fold.locator('summary').click();
  await page.evaluate(() => scrollTo(0, 300));
  await purchase.send({ type: 'review.open' });
  await expect(page.getByRole('dialog')).toBeVisible();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThanOrEqual(300);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await purchase.is('deciding.idle');
  await settled(page);
  await expect(purchase.submit).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expect(fold).toHaveAttribute('open');
});

test('the moment of collecting says how much', async ({ app, page, world }) => {
  await world.advance({ hours: 26 });
  await app.open('/index');
  await settled(page);
  const collect = page.getByRole('button', { name: app.words('Collect <0/>').split('<')[0] ?? '' });
  const amount = await shownAmount(collect);
  await collect.click();
  const words = page
    .getByRole('dialog')
    .locator('.sr-only')
    .filter({ has: page.locator('[data-figure]') });
  expect(await shownAmount(words.first())).toBe(amount);
});

test('deleting the account goes step by step, and an answer that is lost is said', async ({
  app,
  page,
  world,
  demo,
}) => {
  await app.open('/user/data');
  await startedAll(page);
  await app.button('Delete account').click();
  await expect(app.text('You give up')).toBeVisible();
  await app.button('Continue').click();
  await expect(page.locator('[name="password"]')).toBeFocused();
  await page.locator('[name="password"]').fill(demo.password);
  await world.fault({ path: pathOf(ownData.deleteAccount), fault: 'lost-reply', times: 100 });
  await app.button('Delete for good').click();
  await expect(app.voice).toContainText(app.words('Your account may be deleted'));
});

test('what was pressed and is gone leaves one where it stood, also after a sheet', async ({ app, page }) => {
  await app.open('/user/passkeys');
  await startedAll(page);
  await page.evaluate(() => {
    const [row, sheet] = [document.createElement('section'), document.createElement('div')];
    const button = (id: string) => Object.assign(document.createElement('button'), { id, textContent: id });
    row.append('A row', button('opener'));
    sheet.dataset['sheet'] = '';
    sheet.append(button('confirm'));
    document.querySelector('main')?.append(row);
    document.querySelector('#opener')?.addEventListener('click', () => document.body.append(sheet));
  });
  await page.locator('#opener').click();
  await page.locator('#confirm').click();
  await page.evaluate(() => document.querySelector('#opener')?.remove());
  await page.evaluate(() => document.querySelector('[data-sheet]')?.remove());
  await expect(page.locator('main section:focus')).toContainText('A row');
});
