/** Every screen on the oldest browsers that we serve (docs/browsers.md): without what came after them. */
import { addressesOf, isForMembers, isForVisitors } from '../support/addresses.ts';
import { withoutNewerFunctions } from '../support/newer-functions.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test('every screen, without what phones before 2024 don’t have', async ({ app, page, demo }) => {
  await page.addInitScript({ content: withoutNewerFunctions });
  await app.open('/index');
  await app.shows('index');
  for (const { address, screen } of addressesOf(demo).filter(isForMembers)) {
    await app.linkTo(address);
    await app.shows(screen);
    await settled(page);
    await expect(app.text("We couldn't show this screen"), address).toHaveCount(0);
    await expect(page.locator('main [role="alert"]'), address).toHaveCount(0);
  }
});

test.describe('a visitor', () => {
  test.use({ member: null });

  test('every screen of a visitor, without them', async ({ app, page, demo }) => {
    await page.addInitScript({ content: withoutNewerFunctions });
    await app.open('/user/login');
    await app.shows('user/login');
    const visited = addressesOf(demo).filter(isForVisitors);
    expect(visited.length).toBeGreaterThan(3);
    for (const { address, screen } of visited) {
      await app.linkTo(address);
      await app.shows(screen);
      await settled(page);
      await expect(app.text("We couldn't show this screen"), address).toHaveCount(0);
      await expect(page.locator('main [role="alert"]'), address).toHaveCount(0);
    }
  });
});

/** What the oldest of each have, and nothing that is older. */
const floor = {
  // Safari 16.3 and Firefox 127 had none.
  registerProperty: 'delete CSS.registerProperty',
  // Safari 15, Chrome 109 and Firefox 114.
  toSorted: 'delete Array.prototype.toSorted',
  // Safari 16.1, Chrome 110 and Firefox 112.
  colours: 'CSS.supports = () => false',
} as const;

for (const { locale, title, lacks } of [
  { locale: 'pt-BR', title: 'This browser is too old for Dayrent', lacks: 'registerProperty' },
  { locale: 'en-US', title: 'This browser is too old for Dayrent', lacks: 'toSorted' },
  { locale: 'en-IN', title: 'This browser is too old for Dayrent', lacks: 'colours' },
  { locale: 'ar-EG', title: 'هذا المتصفح قديم جدًا على Dayrent', lacks: 'registerProperty' },
] as const) {
  test.describe(`a phone in ${locale}, without ${lacks}`, () => {
    test.use({ locale, member: null });

    test('below the floor the page says so in words, and the app does not start', async ({ page, guard }) => {
      guard.broken = 'index.html has no #root';
      await page.addInitScript({ content: floor[lacks] });
      await page.goto('/');
      await expect(page.getByRole('alert').getByRole('heading')).toHaveText(title);
      await expect(page.getByRole('alert')).toContainText('Safari 16.4');
      await expect(page.locator('#root')).toHaveCount(0);
      await expect(page.locator('[data-screen]')).toHaveCount(0);
    });
  });
}
