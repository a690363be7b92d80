import type { Page } from '@playwright/test';

/** Waits until the service worker has what the app needs to open without its server, in the language that is shown. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(async () => {
    const { lang } = document.documentElement;
    const keys = await (await caches.open('used-files')).keys();
    return lang === 'en' || keys.some(({ url }) => url.includes(`/words-${lang}-`));
  });
}
