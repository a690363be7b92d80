import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const [svg, png, size] of [['icon', 'icon-192', 192], ['icon', 'icon-512', 512], ['maskable', 'maskable-512', 512], ['maskable', 'apple-touch-icon', 180]]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0;background:transparent">${readFileSync(`/work/main/public/${svg}.svg`, 'utf8').replace('<svg ', `<svg width="${size}" height="${size}" style="display:block" `)}</body>`);
  await page.screenshot({ path: `/work/main/public/${png}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
