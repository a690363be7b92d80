/** Several tabs of one member: one writes at a time, and what is chosen in one holds in all. */
import { App } from '../pages/app.ts';
import { WithdrawalPage } from '../pages/withdrawal-page.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang });

    test(
      'a flow is open in one tab, and goes where the member goes on',
      { tag: lang === 'en' ? [gate] : [] },
      async ({ app, context }) => {
        const other = new App(await context.newPage(), app.lang, app.words);
        const [here, there] = [new WithdrawalPage(app), new WithdrawalPage(other)];
        await app.open('/user/withdraw');
        await here.is('deciding.idle');
        await here.send({ type: 'amount.type', text: '12.5' });

        await other.open('/user/withdraw');
        await expect(other.text('This is open in another tab')).toBeVisible();
        await expect(there.frame).toHaveCount(0);
        await other.button('Continue here').click();
        await there.is('deciding.idle');
        await expect(there.amount).toHaveValue('12.5');
        await expect(app.text('This is open in another tab')).toBeVisible();
        await expect(here.frame).toHaveCount(0);

        await there.send({ type: 'amount.type', text: '13' });
        // Another flow has nothing to do with it.
        await other.goTo('/user/cashwithdraw');
        await here.is('deciding.idle');
        await expect(here.amount).toHaveValue('13');
      },
    );
  });
}

test('a tab that is closed makes room', async ({ app, context }) => {
  const first = new App(await context.newPage(), app.lang, app.words);
  await first.open('/user/feedback');
  await expect(first.screen('user/feedback').locator('textarea')).toBeVisible();
  await app.open('/user/feedback');
  await expect(app.text('This is open in another tab')).toBeVisible();
  await first.page.close();
  await expect(app.screen('user/feedback').locator('textarea')).toBeVisible();
});

test('feedback that begins with a screen is the same letter in another tab', async ({ app, context }) => {
  const first = new App(await context.newPage(), app.lang, app.words);
  await first.open('/user/feedback');
  await expect(first.screen('user/feedback').locator('textarea')).toBeVisible();
  await app.open(`/user/feedback?about=${encodeURIComponent('hi /user/withdraw')}`);
  await expect(app.text('This is open in another tab')).toBeVisible();
});

test('a flow that is left for another view of itself is never elsewhere', async ({ app, page }) => {
  await page.addInitScript(() => {
    const seen = { elsewhere: false };
    Object.assign(globalThis, { seen });
    new MutationObserver(() => (seen.elsewhere ||= document.querySelector('[data-machine="writer"]') !== null)).observe(
      document,
      { childList: true, subtree: true },
    );
  });
  await app.open('/user/receiveincome');
  const taken = app.screen('user/receiveincome').locator('a[href="#/user/receiveincome?show=taken"]');
  await taken.click();
  await expect(taken).toHaveAttribute('aria-current', /./);
  await expect(page.locator('[data-machine="income"]')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seen') as unknown)).toEqual({ elsewhere: false });
});

test('another language is spoken in all tabs', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/#/index/language');
  await page.goto('/#/mine');
  await expect(page.locator('h1')).not.toContainText(/\p{Script=Arabic}/u);
  await other.getByRole('radio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('h1')).toContainText(/\p{Script=Arabic}/u);
});

test('what the server had said in another language is read again in all tabs', async ({ app, context }) => {
  const other = await context.newPage();
  await other.goto('/#/index/language');
  await app.open('/user/msg');
  const title = app.screen('user/msg').locator('a [dir=auto]').first();
  await expect(title).toHaveText(/\p{Script=Latin}/u);
  await other.getByRole('radio', { name: 'العربية' }).click();
  await expect(title).toHaveText(/\p{Script=Arabic}/u);
});

test('a page that is just starting speaks what was chosen meanwhile', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/#/index/language');
  const arabic = other.getByRole('radio', { name: 'العربية' });
  await arabic.waitFor();
  await page.goto('/#/mine', { waitUntil: 'commit' });
  await arabic.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});
