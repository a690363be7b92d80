/** Another view of a screen, by a filter, a month, an order or a search: the place on the page and the focus stay (product 2.9, 2.10). */
import type { Locator } from '@playwright/test';
import type { App } from '../pages/app.ts';
import { begunAll, settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

const bringToMiddle = (control: Locator): Promise<void> =>
  control.evaluate((element) => element.scrollIntoView({ block: 'center' }));

/** Does what leads to another view: the page stays where it is, and the control has the focus. */
async function expectToStay(app: App, control: Locator, act: () => Promise<unknown>): Promise<void> {
  const { page } = app;
  await settled(page);
  await bringToMiddle(control);
  const [before, address] = [await app.scrolled(), page.url()];
  expect(before).toBeGreaterThan(0);
  await act();
  await expect.poll(() => page.url()).not.toBe(address);
  await expect(control).toBeFocused();
  await settled(page);
  await expect.poll(() => app.scrolled()).toBe(before);
  await expect(control).toBeFocused();
  await expect(control).toBeInViewport();
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
});

test('a filter keeps its place and the focus, by key and by tap', { tag: gate }, async ({ app, page }) => {
  await app.open('/index/transparency');
  await begunAll(page);
  const days = (count: number) => page.locator(`main a[href*="days=${count}"]`);
  await expectToStay(app, days(90), () => days(90).press('Enter'));
  await expect(days(90)).toHaveAttribute('aria-current', 'page');
  await expectToStay(app, days(30), () => days(30).tap());
  await expect(days(30)).toHaveAttribute('aria-current', 'page');
  // A finger sees no ring.
  await expect(days(30)).not.toHaveCSS('outline-style', 'solid');
  // The one that is shown leads nowhere.
  const before = await app.scrolled();
  await days(30).tap();
  expect(await app.scrolled()).toBe(before);
});

test('a filter of records keeps its place and the focus', async ({ app, page }) => {
  await app.open('/user/record?type=1');
  await begunAll(page);
  await settled(page);
  await page.locator('details > summary').click();
  const usdt = page.locator('main a[href*="currency=USDT"]', { hasText: 'USDT' });
  await expectToStay(app, usdt, () => usdt.press('Enter'));
});

test('a month keeps its place and the focus, and is spoken', async ({ app, page }) => {
  await app.open('/index/sign');
  await begunAll(page);
  const name = page.locator('h2[data-said]');
  // After this month and before the first one there is no arrow: the name has the focus.
  for (const id of ['month-before', 'month-after']) {
    const month = await name.textContent();
    const arrow = page.locator(`#${id}`);
    await expectToStay(app, arrow, () => arrow.press('Enter'));
    await expect(name).not.toHaveText(month ?? '');
    await expect(app.voice).toHaveText((await name.textContent()) ?? '');
  }
  await expect(name).toBeFocused();
});

test('an order keeps its place and the focus', async ({ app, page }) => {
  await app.open('/index/machines');
  await begunAll(page);
  const sort = page.locator('select[name="sort"]');
  await expectToStay(app, sort, async () => {
    await sort.focus();
    await sort.selectOption('price');
  });
  await expect(sort).toHaveValue('price');
});

for (const { device, isMobile, focused } of [
  { device: 'a phone', isMobile: true, focused: 'button[name="search"]' },
  { device: 'a desk', isMobile: false, focused: 'input[name="find"]' },
]) {
  test.describe(device, () => {
    test.use({ isMobile, hasTouch: isMobile });

    test('a search keeps the focus, brings no keyboard back, and says that nothing was found', async ({
      app,
      page,
    }) => {
      await app.open('/index/machines');
      await begunAll(page);
      await page.locator('input[name="find"]').fill('no such machine');
      await page.locator('input[name="find"]').press('Enter');
      await expect(app.heading('Nothing found')).toBeVisible();
      await expect(page.locator(focused)).toBeFocused();
      await expect(app.voice).toHaveText(app.words('Nothing found'));
      // The link is gone with what it clears: the filter has the focus that leads to the same.
      await page.getByRole('link', { name: app.words('Clear search') }).press('Enter');
      await expect(page.locator('main a[aria-current="page"]').first()).toBeFocused();
      await expect(app.heading('Nothing found')).toHaveCount(0);
      await expect(app.voice).toHaveText('');
    });
  });
}

test('what opens under the same path begins at its top, with the focus on its name', async ({ app, page }) => {
  await app.open('/user/record?type=1');
  await begunAll(page);
  await settled(page);
  const record = page.locator('main a[href^="#/user/record?id="]').nth(3);
  await bringToMiddle(record);
  await record.press('Enter');
  await expect(page.locator('[data-source]')).toHaveCount(1);
  await expect(page.locator('main h1')).toBeFocused();
  expect(await app.scrolled()).toBe(0);
});
