/**
 * `npm run shots`: photographs the gallery of the built app into reports/shots/, with a page that shows them all.
 * Options, each a list with commas: --lang en,ar  --theme light,dark  --flow withdrawal,deposit  --width 360,1280
 */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort, startServer } from '#tests/sandbox/server-process.ts';
import { specimens } from '#screens/dev/gallery/specimens.ts';
import { nameOf, openGallery, showSpecimen, type Theme } from '#tests/support/specimen.ts';
import { chromium, type Browser } from '@playwright/test';
import { plainBuild } from './before-browsers.ts';
import { findBrowser } from './browser.ts';
import { run } from './run.ts';

const folder = join('reports', 'shots');
const height = 780;

const list = (text: string): string[] => text.split(',').filter((part) => part !== '');
const { values } = parseArgs({
  options: {
    lang: { type: 'string', default: 'en,ar' },
    theme: { type: 'string', default: 'light,dark' },
    flow: { type: 'string', default: '' },
    width: { type: 'string', default: '360' },
  },
});
const flows = list(values.flow);
const wanted = specimens.filter(({ flow }) => flows.length === 0 || flows.includes(flow));
const looks = list(values.lang).flatMap((lang) =>
  list(values.theme).flatMap((theme) =>
    list(values.width).map((width) => ({ lang, theme: theme as Theme, width: Number(width) })),
  ),
);

type Look = (typeof looks)[number];
const folderOf = ({ lang, theme, width }: Look): string => `${lang}-${theme}-${width}`;

async function shoot(browser: Browser, url: string, look: Look): Promise<void> {
  mkdirSync(join(folder, folderOf(look)), { recursive: true });
  const page = await browser.newPage({ viewport: { width: look.width, height }, reducedMotion: 'reduce' });
  await openGallery(page, url, look.lang);
  for (const specimen of wanted) {
    await showSpecimen(page, specimen, look.theme);
    await page.screenshot({ path: join(folder, folderOf(look), `${nameOf(specimen)}.png`) });
  }
  await page.close();
}

const contactSheet = (): string => `<!doctype html>
<meta charset="utf-8">
<title>Dayrent: every state</title>
<style>
body { margin: 1rem; background: #888; font: 13px system-ui, sans-serif; }
section { display: flex; flex-wrap: wrap; gap: 0.75rem; }
figure { margin: 0; }
img { display: block; width: 240px; }
</style>
${looks
  .map(
    (look) => `<h2>${folderOf(look)}</h2>
<section>
${wanted
  .map((one) => {
    const file = `${folderOf(look)}/${nameOf(one)}.png`;
    return `<figure><figcaption>${nameOf(one)}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt=""></a></figure>`;
  })
  .join('\n')}
</section>`,
  )
  .join('\n')}
`;

if (wanted.length === 0 || looks.length === 0) throw new Error('Nothing of the gallery has such a name.');
const { code: built } = await run(process.execPath, ['scripts/build.ts'], plainBuild);
if (built !== 0) process.exit(built);
const data = mkdtempSync(join(tmpdir(), 'dayrent-shots-'));
const server = await startServer({ DATA_DIR: data, PORT: String(await freePort()) });
try {
  if (server.url === '') throw new Error(server.output());
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  rmSync(folder, { recursive: true, force: true });
  for (const look of looks) await shoot(browser, server.url, look);
  await browser.close();
  writeFileSync(join(folder, 'index.html'), contactSheet());
  console.log(`${wanted.length * looks.length} pictures of ${wanted.length} states: ${join(folder, 'index.html')}`);
} finally {
  await server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}
