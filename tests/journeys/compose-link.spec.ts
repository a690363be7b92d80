/** A link that sets the sandbox up, put together by choosing: it survives a reload, is copied, and asks what it says. */
import { ScenarioPage } from '../pages/scenario-page.ts';
import { expect, test } from '../support/test.ts';

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang });

    test('a link is composed, copied and opened', async ({ app, page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await app.open('/dev/link');
      await app.shows('dev/link');
      const field = (name: string) => page.locator(`[name="${name}"]`);
      const link = page.locator('[data-link-to-copy]');
      await field('preset').selectOption('partial-deposit');
      await expect(link).toContainText('#/index?scenario=partial-deposit');
      await expect(field('deposit')).toHaveValue('partial');
      await field('seed').fill('two words');
      await expect(app.text('Letters, digits, _ and - only')).toBeVisible();
      await field('seed').fill('other');
      await field('forward').fill('4d7h');
      await field('screen').selectOption('/user/record?type=1');
      await field('language').selectOption(lang);
      await field('call').fill('assets/wallet/summary');
      await app.button('Add fault').click();
      const scenario = 'scenario=seed.other,forward.4d7h,deposit.partial,lost-reply.assets/wallet/summary';
      await expect(link).toContainText(`?lang=${lang}#/user/record?type=1&${scenario}`);
      await expect(page.getByRole('img', { name: app.words('QR code of the link') })).toBeVisible();

      await page.reload();
      await app.shows('dev/link');
      await expect(link).toContainText(scenario);
      await expect(field('forward')).toHaveValue('4d7h');
      await app.button('Copy link').click();
      await expect(app.button('Copied')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await link.textContent());

      await page.getByRole('link', { name: app.words('Open link') }).click();
      const asked = new ScenarioPage(app);
      await asked.is('review');
      await expect(asked.fact('World')).toContainText('other');
      await expect(asked.fact('Next recharge')).toHaveText(app.words('is paid in part'));
      await asked.send({ type: 'scenario.dismiss' });
      await app.isAt('/user/record?type=1');
    });

    test('what is being typed is left alone by what is chosen meanwhile', async ({ app, page }) => {
      await app.open('/dev/link');
      await app.shows('dev/link');
      const field = (name: string) => page.locator(`[name="${name}"]`);
      await field('call').fill('/api/assets/mine/order/create');
      await field('times').fill('0');
      await expect(app.button('Add fault')).toBeDisabled();
      await expect(field('times')).toHaveAccessibleDescription(/1–1000/);
      await field('times').fill('2');
      await field('screen').selectOption('/user/record?type=1');
      await expect(field('call')).toHaveValue('/api/assets/mine/order/create');
      await app.button('Add fault').click();
      await expect(page.locator('[data-link-to-copy]')).toContainText('lost-reply.assets/mine/order/create.x2');

      await field('seed').fill('ac');
      await field('seed').press('ArrowLeft');
      await field('seed').pressSequentially('bb');
      await expect(field('seed')).toHaveValue('abbc');
      await expect(page.locator('[data-link-to-copy]')).toContainText('seed.abbc');
    });

    test('what is chosen before the last choice is drawn does not undo it', async ({ app, page }) => {
      await app.open('/dev/link');
      await app.shows('dev/link');
      await page.evaluate(() => {
        for (const name of ['deposit', 'withdrawal']) {
          const field = document.querySelector<HTMLSelectElement>(`[name="${name}"]`);
          if (!field) throw new Error(`no field ${name}`);
          field.selectedIndex = 1;
          field.dispatchEvent(new Event('change', { bubbles: true }));
        }
      });
      await expect(page.locator('[data-link-to-copy]')).toContainText(/deposit\.\w+,withdrawal\.\w+/);
    });
  });
}
