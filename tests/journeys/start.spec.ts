/** The first files of a start come out of the caches before the service worker works (decision 0072). */
import { kept } from '../support/kept.ts';
import { expect, test } from '../support/test.ts';

test.use({ ownWorld: true, serviceWorkers: 'allow', member: null });

for (const language of ['en', 'ta']) {
  test(`the page and its scripts are there without the worker, its words in ${language} without a server`, async ({
    app,
    page,
    world,
  }) => {
    await page.goto(`/?lang=${language}#/user/login`);
    await app.shows('user/login');
    await kept(page);
    // A language is kept once it was chosen: the next start has no query.
    await page.evaluate(
      (tag) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('dayrent-device');
          opening.onsuccess = () => {
            const change = opening.result.transaction('entries', 'readwrite');
            change.objectStore('entries').put(tag, 'language.v1');
            change.oncomplete = () => resolve();
            change.onerror = () => reject(change.error ?? new Error('not kept'));
          };
        }),
      language,
    );
    await world.kill();
    await page.goto('about:blank');
    await page.goto(new URL('/', world.url).href);
    await app.shows('user/login');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const answeredBy = await page.evaluate(() => {
      type Routed = PerformanceResourceTiming & { workerFinalSourceType?: string };
      const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type)) as Routed[];
      return Object.fromEntries(
        entries.map(({ name, workerFinalSourceType = '' }) => [
          new URL(name).pathname.replace(/^\/assets\/(.*)-[\w-]{7,8}\.js$/, '$1'),
          workerFinalSourceType,
        ]),
      );
    });
    expect(answeredBy).toMatchObject({
      '/': 'cache',
      '/old-browser.js': 'cache',
      index: 'cache',
      entry: 'cache',
    });
  });
}
