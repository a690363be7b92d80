/** Nobody holds on to a window of the app that they opened (decision 0088). */
import { kept } from '../support/kept.ts';
import { expect, test } from '../support/test.ts';

test.use({ ownWorld: true, serviceWorkers: 'allow', member: null });

const policyOf = (headers: Record<string, string> | undefined) => headers?.['cross-origin-opener-policy'];

test('a start from the device is not cut off, and whoever opens the app is', async ({ app, page, context, world }) => {
  const first = await page.goto('/#/user/login');
  expect(policyOf(first?.headers())).toBe('same-origin-allow-popups');
  await app.shows('user/login');
  await kept(page);
  const next = await page.reload();
  await app.shows('user/login');
  expect(policyOf(next?.headers())).toBeUndefined();

  await context.route('http://elsewhere.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  const elsewhere = await context.newPage();
  await elsewhere.goto('http://elsewhere.test/');
  const opening = elsewhere.waitForEvent('popup');
  await elsewhere.evaluate(
    (address) => Object.assign(globalThis, { opened: open(address) }),
    `${world.url}/#/user/login`,
  );
  const opened = await opening;
  await opened.waitForURL(/\?apart#\/user\/login$/);
  await expect(opened.locator('[data-screen="user/login"]')).toBeVisible();
  expect(await opened.evaluate(() => opener === null)).toBe(true);
  // To them it is as good as closed.
  await expect
    .poll(() => elsewhere.evaluate(() => (globalThis as unknown as { opened: Window }).opened.closed))
    .toBe(true);
});
