/** Every screen on the oldest browsers that we serve (docs/browsers.md): without what came after them. */
import { addressesOf, isForMembers } from '../support/addresses.ts';
import { withoutNewerFunctions } from '../support/newer-functions.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test('every screen, without what phones before 2024 don’t have', async ({ app, page, demo }) => {
  await page.addInitScript({ content: withoutNewerFunctions });
  await app.open('/index');
  await app.shows('index');
  for (const { address, screen } of addressesOf(demo).filter(isForMembers)) {
    await app.goTo(address);
    await app.shows(screen);
    await settled(page);
    await expect(app.text("We couldn't show this screen"), address).toHaveCount(0);
    await expect(page.locator('main [role="alert"]'), address).toHaveCount(0);
  }
});

for (const { locale, title } of [
  { locale: 'pt-BR', title: 'This browser is too old for Dayrent' },
  { locale: 'ar-EG', title: 'هذا المتصفح قديم جدًا على Dayrent' },
]) {
  test.describe(`a phone in ${locale}`, () => {
    test.use({ locale, member: null });

    test('below the floor the page says so in words, and the app does not start', async ({ page, guard }) => {
      guard.broken = 'index.html has no #root';
      await page.addInitScript(() => {
        // Safari 16.3 and Firefox 127 had none.
        Reflect.deleteProperty(CSS, 'registerProperty');
      });
      await page.goto('/');
      await expect(page.getByRole('alert').getByRole('heading')).toHaveText(title);
      await expect(page.getByRole('alert')).toContainText('Safari 16.4');
      await expect(page.locator('#root')).toHaveCount(0);
      await expect(page.locator('[data-screen]')).toHaveCount(0);
    });
  });
}
