/** A start asks at once for what the last one at its address needed (decision 0087), and for nothing of another member. */
import type { Page } from '@playwright/test';
import { keptStarts } from '../support/kept-entries.ts';
import { expect, test } from '../support/test.ts';

test.use({ ownWorld: true, serviceWorkers: 'allow' });

/** Files that the page asked for before the code that needs them, without their hashes; each must be one that it ran. */
const askedAhead = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ran = new Set([...document.scripts].map(({ src }) => src));
    const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')];
    return ahead.map(({ href }) => (ran.has(href) ? '' : 'in vain: ') + href.replace(/.*\/(.*)-[\w-]{7}\.js$/, '$1'));
  });

for (const { lang, address, screen, files } of [
  { lang: 'en', address: '/index', screen: 'index', files: ['member', 'words-en-home', 'words-en-shared'] },
  {
    lang: 'ar',
    address: '/user/record?type=1',
    screen: 'user/record',
    files: ['member', 'records', 'words-ar-shell', 'words-ar-shared', 'words-ar-wallet'],
  },
] as const) {
  test.describe(lang, () => {
    test.use({ lang });

    test(`${address} asks at once for what it needed the last time`, async ({ app, page }) => {
      await app.open(address);
      await app.shows(screen);
      expect(await askedAhead(page)).toEqual([]);
      await expect.poll(() => keptStarts(page)).toContain(address);
      await page.reload();
      await app.shows(screen);
      await expect(page.locator('main [data-figure]').first()).toBeVisible();
      expect(await askedAhead(page)).toEqual(expect.arrayContaining([...files]));
      expect((await askedAhead(page)).filter((file) => file.startsWith('in vain'))).toEqual([]);
    });
  });
}

test('who signed out leaves nothing of it', async ({ app, page }) => {
  await app.open('/mine');
  await app.shows('mine');
  await expect.poll(() => keptStarts(page)).toContain('/mine');
  await app.button('Log out').click();
  await app.shows('user/login');
  expect(await keptStarts(page)).toEqual([]);
  await page.reload();
  await app.shows('user/login');
  expect(await askedAhead(page)).toEqual([]);
});
