import { chromium } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext({ viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' });
for (const theme of ['light', 'dark']) for (const v of ['home', 'detail', 'wallet', 'forms', 'states', 'overlay&kind=sheet', 'overlay&kind=confirm', 'overlay&kind=dialog', 'overlay&kind=toast']) {
  const page = await context.newPage();
  await page.goto(`http://localhost:5199/?view=${v}&theme=${theme}${theme === 'dark' ? '&rtl=1' : ''}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  await page.evaluate(() => document.querySelectorAll('details').forEach((d) => (d.open = true)));
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.log(theme, v, 'sideways', over);
  const r = await new AxeBuilder({ page }).analyze();
  for (const x of r.violations) console.log(theme, v, x.id, x.impact, x.nodes.length, x.nodes[0].html.slice(0, 180), x.nodes[0].any[0]?.message ?? '');
  await page.close();
}
await browser.close();
