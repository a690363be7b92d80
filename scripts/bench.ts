/**
 * `npm run bench`: how fast the built app is, beside a bare page of the same stack where a ratio says more than a time. It
 * prints; nothing is gated by a clock. `ROUNDS` and `RUNS` change how often (7 and 5).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { coldStarts, serve, type Subject } from '../bench/cold-start.ts';
import { categories, judge } from '../bench/lighthouse.ts';
import type { Start } from '../bench/median.ts';
import { undisturbedStarts } from '../bench/undisturbed.ts';
import { startServer } from '#tests/sandbox/server-process.ts';
import { stillKept } from '#tests/support/still.ts';
import { findBrowser } from './browser.ts';
import { compressFolder } from './compress.ts';
import { run } from './run.ts';

const rounds = Number(process.env['ROUNDS'] ?? 7);
const runs = Number(process.env['RUNS'] ?? 5);
/** How much slower than the bare page the start may be (docs/budget.md). */
const most = 1.25;

async function built(command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await run(command, args, {}, true);
  if (code !== 0) throw new Error(output);
}

const browser = await findBrowser();
const bare = await mkdtemp(join(tmpdir(), 'dayrent-bare-'));
const data = await mkdtemp(join(tmpdir(), 'dayrent-data-'));
await built(process.execPath, ['scripts/build.ts']);
await built('vite', ['build', '--config', 'bench/bare/vite.config.ts', '--outDir', bare, '--logLevel', 'warn']);
compressFolder(bare);

const server = await startServer({ DATA_DIR: data, PORT: '0' });
if (server.url === '') throw new Error(server.output());
const demo = (await (await fetch(`${server.url}/api/user/sys/demo`)).json()) as {
  data: { phone: string; password: string };
};

async function signIn(page: Page, origin = server.url): Promise<void> {
  await page.goto(`${origin}/#/user/login`);
  await page.locator('input[name="phone"]').fill(demo.data.phone);
  await page.locator('input[name="password"]').fill(demo.data.password);
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-screen="index"]').waitFor();
}

if (runs > 0) {
  console.log(`Lighthouse, mobile, simulated, median of ${runs}`);
  for (const [name, address, enter] of [
    ['login', '/', null],
    ['home', '/#/index', signIn],
  ] as const) {
    const { scores, range, complaints } = await judge(`${server.url}${address}`, browser, runs, enter);
    console.log(`  ${name.padEnd(8)}${categories.map((category) => `${category} ${scores[category]}`).join('   ')}`);
    console.log(`          performance between ${range.join(' and ')}`);
    for (const complaint of complaints) console.log(`          ${complaint}`);
  }
}

const live =
  'body:not(:has(#still)) [data-screen="projects"] [data-machine="resource"]:not([data-state="loading"]) bdi';
const page = await serve(bare);
const subjects: Subject[] = [
  {
    origin: server.url,
    address: '/#/projects',
    // As the screen shows them, or its picture of the last time (decision 0045).
    records: `${live}, #still bdi`,
    live,
    visit: async (tab, origin) => {
      await signIn(tab, origin);
      await tab.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      // Under the worker from the start, so that everything is kept.
      for (const address of ['/#/index', '/#/projects']) {
        await tab.goto(`${origin}${address}`);
        await tab.reload();
        await tab.locator('[data-machine="resource"]:not([data-state="loading"]) bdi').first().waitFor();
        await tab.waitForLoadState('networkidle');
        await stillKept(tab, address.slice(2));
      }
    },
    stop: async () => void (await server.kill('SIGTERM')),
  },
  {
    origin: page.url,
    address: '/',
    records: '[data-records]',
    live: '[data-records]',
    visit: async (tab, origin) => {
      await tab.goto(origin);
      await tab.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await tab.reload();
      await tab.waitForLoadState('networkidle');
    },
    stop: page.stop,
  },
];

const line = (name: string, app: number, plain: number, bar = ''): void => {
  const ratio = (app / plain).toFixed(2);
  console.log(`  ${name.padEnd(26)}app ${app.toFixed(0)} ms   bare ${plain.toFixed(0)} ms   ratio ${ratio}${bar}`);
};
function table(title: string, [own, other]: readonly Start[]): void {
  if (!own || !other) throw new Error('nothing was measured');
  console.log(`${title}, median of ${rounds}`);
  line('first contentful paint', own.firstPaint, other.firstPaint, ` (at most ${most})`);
  line('records', own.records, other.records, ` (at most ${most})`);
  line('records / first paint', own.records, other.firstPaint, ` (at most ${most})`);
  // No picture any more.
  line('records, live', own.live, other.live);
}

const { online, offline } = await undisturbedStarts(subjects, browser, rounds);
table('Start without a debugger, nothing slowed, with a server', online);
table('The same without a server', offline);
table('Start without a server, 4x CPU, a debugger attached', await coldStarts(subjects, browser, rounds));

await Promise.all([bare, data].map((folder) => rm(folder, { recursive: true, force: true })));
