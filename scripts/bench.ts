/**
 * `npm run bench`: how fast the built app is, beside a bare page of the same stack where a ratio says more than a time. It
 * prints; nothing is gated by a clock. `ROUNDS` and `RUNS` change how often (7 and 5); `USE=0` leaves out how it feels in use.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { coldStarts, serve, type Place } from '../bench/cold-start.ts';
import { categories, judge } from '../bench/lighthouse.ts';
import type { Start } from '../bench/median.ts';
import { bareSubject, memberSubject } from '../bench/subjects.ts';
import { undisturbedStarts } from '../bench/undisturbed.ts';
import { rows, taps, useOf } from '../bench/use/use.ts';
import type { DemoFacts } from '#sandbox/seed/demo-facts.ts';
import { addressesOf } from '#tests/support/addresses.ts';
import { startServer, type Started } from '#tests/sandbox/server-process.ts';
import { plainBuild } from './before-browsers.ts';
import { findBrowser } from './browser.ts';
import { compressFolder } from './compress.ts';
import { run } from './run.ts';

const rounds = Number(process.env['ROUNDS'] ?? 7);
const runs = Number(process.env['RUNS'] ?? 5);
/** How much slower than the bare page's the first paint may be (docs/budget.md). */
const most = 1.25;

async function built(command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await run(command, args, plainBuild, true);
  if (code !== 0) throw new Error(output);
}

const browser = await findBrowser();

/** Of sorted values. @param part of them that are at most as large */
const quantile = (values: readonly number[], part: number): number =>
  values[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

const line = (name: string, app: number, plain: number, bar = ''): void => {
  const ratio = (app / plain).toFixed(2);
  console.log(`  ${name.padEnd(26)}app ${app.toFixed(0)} ms   bare ${plain.toFixed(0)} ms   ratio ${ratio}${bar}`);
};
function table(title: string, mostLive: number, places: readonly Place[], [own, bare]: readonly Start[][]): void {
  const other = bare?.[0];
  if (!own || !other) throw new Error('nothing was measured');
  console.log(`${title}, median of ${rounds}`);
  for (const [index, { name }] of places.entries()) {
    const start = own[index];
    if (!start) throw new Error(`${name} was not measured`);
    line(`${name}: first paint`, start.firstPaint, other.firstPaint, ` (at most ${most})`);
    line(`${name}: live`, start.live, other.live, ` (at most ${mostLive})`);
  }
}

/** @param server with the demo, which the last measures stop */
async function measure(server: Started, bare: string): Promise<void> {
  const demo = (await (await fetch(`${server.url}/sandbox/demo`)).json()) as DemoFacts;

  async function signIn(page: Page, origin = server.url): Promise<void> {
    await page.goto(`${origin}/#/user/login`);
    await page.locator('input[name="phone"]').fill(demo.phone);
    await page.locator('input[name="password"]').fill(demo.password);
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

  if (process.env['USE'] !== '0') {
    const addresses = addressesOf(demo).flatMap(({ address, isPublic }) => (isPublic ? [] : [address]));
    const { feel, frames, heap, firstForm } = await useOf({ origin: server.url, browser, signIn, addresses });
    // Quicker ones than a frame are not told.
    const delays = [...Array.from({ length: taps - feel.delays.length }, () => 16), ...feel.delays];
    const within = (most: number) =>
      ((100 * delays.filter((delay) => delay <= most).length) / delays.length).toFixed(1);
    console.log(`In use`);
    console.log(
      `  ${taps} taps at 4x CPU        95 % in ${quantile(delays, 0.95)} ms, all in ${quantile(delays, 1)}; within 100 ms ${within(100)} %, within 200 ms ${within(200)} %`,
    );
    console.log(`  long tasks then       ${feel.longTasks}, the longest ${feel.longest.toFixed(0)} ms`);
    console.log(
      `  ${rows} records scroll    95 % of frames in ${quantile(frames, 0.95).toFixed(1)} ms, the longest ${quantile(frames, 1).toFixed(1)} ms, over 32 ms ${frames.filter((frame) => frame > 32).length} of ${frames.length}`,
    );
    const [minute, hour] = heap.map((bytes) => bytes / 1e6);
    console.log(
      `  heap                  ${minute?.toFixed(1)} MB after a minute, ${hour?.toFixed(1)} after an hour's taps: ratio ${((hour ?? 0) / (minute ?? 1)).toFixed(2)} (at most 1.3)`,
    );
    console.log(
      `  400 ms, 400 kbit/s    the form of a first visit after ${(firstForm / 1000).toFixed(1)} s (at most 4)`,
    );
  }

  const plain = await serve(bare);
  const app = memberSubject({ origin: server.url, signIn, stop: async () => void (await server.kill('SIGTERM')) });
  const subjects = [app, bareSubject({ origin: plain.url, stop: plain.stop })];
  const { online, offline } = await undisturbedStarts(subjects, browser, rounds);
  table('Start without a debugger, nothing slowed, with a server', 1.35, app.places, online);
  table('The same without a server', 1.35, app.places, offline);
  table(
    'Start without a server, 4x CPU, a debugger attached',
    1.6,
    app.places,
    await coldStarts(subjects, browser, rounds),
  );
}

const bare = await mkdtemp(join(tmpdir(), 'dayrent-bare-'));
const data = await mkdtemp(join(tmpdir(), 'dayrent-data-'));
try {
  await built(process.execPath, ['scripts/build.ts']);
  await built('vite', ['build', '--config', 'bench/bare/vite.config.ts', '--outDir', bare, '--logLevel', 'warn']);
  compressFolder(bare);
  const server = await startServer({ DATA_DIR: data, PORT: '0' });
  try {
    if (server.url === '') throw new Error(server.output());
    await measure(server, bare);
  } finally {
    await server.kill('SIGTERM');
  }
} finally {
  await Promise.all([bare, data].map((folder) => rm(folder, { recursive: true, force: true })));
}
