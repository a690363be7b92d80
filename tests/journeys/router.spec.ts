/** The hash router: deep links, queries, history, and whatever else stands behind a `#`. */
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

test('a deep link keeps its query through reload, forward and back', { tag: gate }, async ({ app, page, demo }) => {
  const record = `/user/record?id=${demo.recordId}`;
  await app.open(record);
  await app.shows('user/record');
  await expect(page.locator('[data-source]')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('[data-source]')).toHaveCount(1);
  await app.goTo('/user/record?type=5');
  await app.shows('user/record');
  await expect(page.locator('a[href="#/user/record?type=5"]').first()).toHaveAttribute('aria-current', /.+/);
  await app.goTo('/mine');
  await app.shows('mine');
  await page.goBack();
  await app.isAt('/user/record?type=5');
  await page.goBack();
  await app.isAt(record);
  await expect(page.locator('[data-source]')).toHaveCount(1);
  await page.goForward();
  await page.goForward();
  await app.shows('mine');
});

test('another query of the same screen is another thing', async ({ app, page, demo }) => {
  await app.open(`/user/orders?id=${demo.orderId}`);
  await settled(page);
  const first = await page.locator('main dl').first().innerText();
  await app.goTo(`/user/orders?id=${demo.expiredOrderId}`);
  await expect(page.locator('main dl').first()).not.toHaveText(first, { useInnerText: true });
});

test('whatever stands behind the #, there is a screen', async ({ app, page }) => {
  const shown: [hash: string, screen: string][] = [
    ['', 'index'],
    ['#', 'index'],
    ['#/', 'index'],
    ['#index', 'index'],
    ['#mine', 'mine'],
    ['#/mine', 'mine'],
    ['#/mine?x=1&y=%23', 'mine'],
    ['#/nopermission', 'nopermission'],
    ['#/no/such', '404'],
    ['#/index/', '404'],
    ['#//example.org', '404'],
    ['#/%zz', '404'],
  ];
  for (const [hash, screen] of shown) {
    await page.goto('about:blank');
    await page.goto(`/${hash}`);
    await app.shows(screen);
    await expect(page.locator('h1'), hash).toHaveCount(1);
  }
});
