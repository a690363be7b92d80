/**
 * The pictures that an installer shows, made by hand when they should look different: `node scripts/install-pictures.ts`
 * after `npm run build`. Icons from the drawings in `public/` and of the tabs; screenshots of the app as the demo member
 * sees it, in every language that has words for a manifest.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer } from '#tests/sandbox/server-process.ts';
import type { DemoFacts } from '#sandbox/seed/demo-facts.ts';
import { locales } from '#i18n/locales.ts';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './browser.ts';
import { shotSizes } from './vite/manifests.ts';

const pub = join(import.meta.dirname, '..', 'public');

/** On the ground of the app's icon. */
const drawings = {
  wallet:
    'M18 8V5.5a1 1 0 0 0-1-1H6A2.5 2.5 0 0 0 6 9.5h13.5a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H6a2.5 2.5 0 0 1-2.5-2.5V7M16.5 14.8v.1',
  income: 'M12 3.5v11M7.5 10.2 12 14.7l4.5-4.5M4.5 16.5V19a1.5 1.5 0 0 0 1.5 1.5h12a1.5 1.5 0 0 0 1.5-1.5v-2.5',
  team: 'M12.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18.2 14.6c2 .9 3.3 2.8 3.3 5.4',
} as const;

const shortcutIcon = (path: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="24" fill="#0f4a58"/><path transform="translate(12 12)" d="${path}" fill="none" stroke="#ffc64a" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  );

const png = (svg: Buffer, size: number, name: string) =>
  sharp(svg, { density: 300 }).resize(size, size).png({ palette: true }).toFile(join(pub, name));

for (const [name, path] of Object.entries(drawings)) {
  for (const size of [96, 192]) await png(shortcutIcon(path), size, `shortcut-${name}-${size}.png`);
}
for (const size of [192, 512]) {
  await png(readFileSync(join(pub, 'icon.svg')), size, `icon-${size}.png`);
  await png(readFileSync(join(pub, 'maskable.svg')), size, `maskable-${size}.png`);
}
// iOS rounds the corners itself.
await png(readFileSync(join(pub, 'maskable.svg')), 180, 'apple-touch-icon.png');

/** What is shown, by width. */
const shown = {
  narrow: { home: '/index', wallet: '/projects', team: '/index/friend' },
  wide: { home: '/index', wallet: '/projects' },
} as const;

async function shoot(browser: Browser, url: string, tag: string, form: keyof typeof shotSizes): Promise<void> {
  const scale = form === 'narrow' ? 2 : 1;
  const { width, height } = shotSizes[form];
  const page = await browser.newPage({
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const demo = (await (await page.request.get(`${url}/sandbox/demo`)).json()) as DemoFacts;
  await page.goto(`${url}/?lang=${tag}#/user/login`);
  await page.fill('input[name="phone"]', demo.phone);
  await page.fill('input[name="password"]', demo.password);
  await page.locator('button[type="submit"]').first().click();
  await page.locator('[data-screen="index"]').waitFor();
  for (const [name, address] of Object.entries(shown[form])) {
    await page.goto(`${url}/?lang=${tag}#${address}`);
    await page.locator(`[data-screen="${address.slice(1)}"]`).waitFor();
    await page.waitForLoadState('networkidle');
    // Ours come up over the first screen; a picture of the app is not about them.
    await page.keyboard.press('Escape');
    await page.locator('[aria-busy="true"], [role="dialog"]').first().waitFor({ state: 'hidden' });
    const file = join(pub, 'screenshots', tag, `${name}-${form}.webp`);
    await sharp(await page.screenshot())
      .webp({ quality: 62, effort: 6 })
      .toFile(file);
  }
  await page.close();
}

const data = mkdtempSync(join(tmpdir(), 'dayrent-pictures-'));
const server = await startServer({ DATA_DIR: data, PORT: String(await freePort()) });
try {
  if (server.url === '') throw new Error(server.output());
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  for (const { tag } of locales) {
    mkdirSync(join(pub, 'screenshots', tag), { recursive: true });
    for (const form of ['narrow', 'wide'] as const) await shoot(browser, server.url, tag, form);
  }
  await browser.close();
} finally {
  await server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}
