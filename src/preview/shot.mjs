import { chromium } from '@playwright/test';
// args: name=query[@width] ...
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const arg of process.argv.slice(2)) {
  const [name, rest] = arg.split(/=(.*)/s); const [query, size = '390x844', full] = rest.split('@');
  const [width, height] = size.split('x').map(Number);
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1.5 });
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(name, m.text()));
  page.on('pageerror', (e) => console.log(name, String(e)));
  await page.goto('http://localhost:5199/?' + query, { waitUntil: 'networkidle' });
  await page.waitForTimeout(400);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.log(name, 'sideways', over);
  await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: full === 'full' });
  await page.close();
}
import { readFileSync } from 'node:fs';
const names = process.argv.slice(2).map((a) => a.split('=')[0]);
const sheet = await browser.newPage({ viewport: { width: 1900, height: 100 } });
await sheet.setContent(`<body style="margin:0;display:flex;gap:12px;background:#888;align-items:flex-start">${names.map((n) => `<img style="min-width:0;flex:1 1 0;max-width:${1900 / names.length}px" src="data:image/png;base64,${readFileSync(`/tmp/shots/${n}.png`).toString('base64')}">`).join('')}</body>`);
await sheet.waitForTimeout(200);
await sheet.screenshot({ path: '/tmp/shots/out.png', fullPage: true });
await browser.close();
