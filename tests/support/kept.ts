import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { usedFiles } from '#domain/word-files.ts';

const assets = join(import.meta.dirname, '..', '..', 'dist', 'assets');

/** Waits until the service worker has what the app needs to open without its server, in the language that is shown. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const language = await page.evaluate(() => document.documentElement.lang);
  if (language === 'en') return;
  const words = readdirSync(assets).filter((file) => file.startsWith(`words-${language}-`) && file.endsWith('.js'));
  const missing = () =>
    page.evaluate(
      async ({ cache, wanted }) => {
        const kept = (await (await caches.open(cache)).keys()).map(({ url }) => url);
        return wanted.filter((file) => !kept.some((url) => url.endsWith(`/${file}`)));
      },
      { cache: usedFiles, wanted: words },
    );
  await expect.poll(missing).toEqual([]);
}
