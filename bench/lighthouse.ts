/** Lighthouse on the production server, as a phone (its mobile preset, simulated throttling). */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import * as v from 'valibot';
import { freePort } from '#tests/sandbox/server-process.ts';
import { run } from '../scripts/run.ts';
import { browserArgs } from '../scripts/browser.ts';
import { median } from './median.ts';

/** Fetched by npx when the benchmark runs: 176 MB that no other command needs (decision 0041). */
const lighthouse = 'lighthouse@13.5.0';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Scores = Record<(typeof categories)[number], number>;

const score = v.object({ score: v.nullable(v.number()) });
const report = v.object({
  categories: v.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: v.record(
    v.string(),
    v.object({ title: v.string(), score: v.nullable(v.number()), scoreDisplayMode: v.string() }),
  ),
});

export interface Judged {
  /** 0 to 100, medians. */
  scores: Scores;
  /** Lowest and highest of performance, which the machine's noise moves. */
  range: readonly [number, number];
  /** Audits that were not perfect in the last run. */
  complaints: readonly string[];
}

/** @param signIn brings the browser into the state in which the page is judged */
export async function judge(
  url: string,
  browser: string,
  runs: number,
  signIn: ((page: Page) => Promise<void>) | null,
): Promise<Judged> {
  const folder = await mkdtemp(join(tmpdir(), 'dayrent-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: browser,
    args: [...browserArgs, `--remote-debugging-port=${port}`],
    // What is judged is a first visit: nothing comes from the device.
    serviceWorkers: 'block',
  });
  const found: Scores[] = [];
  let complaints: string[] = [];
  try {
    const page = await context.newPage();
    if (signIn) await signIn(page);
    const session = await context.newCDPSession(page);
    for (let count = 0; count < runs; count += 1) {
      await session.send('Network.clearBrowserCache');
      const file = join(folder, `report-${count}.json`);
      const args = ['--yes', lighthouse, url, `--port=${port}`, '--output=json', `--output-path=${file}`, '--quiet'];
      const { code, output } = await run(
        'npx',
        [...args, '--disable-storage-reset', '--max-wait-for-load=60000'],
        {},
        true,
      );
      if (code !== 0) throw new Error(output);
      const told = v.parse(report, JSON.parse(await readFile(file, 'utf8')));
      found.push(
        Object.fromEntries(categories.map((name) => [name, 100 * (told.categories[name].score ?? 0)])) as Scores,
      );
      complaints = Object.values(told.audits)
        .filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative')
        .map(({ title, score: given }) => `${title} (${given})`);
    }
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round(median(found.map((scoresOfRun) => scoresOfRun[name])))]),
  ) as Scores;
  const performance = found.map((scoresOfRun) => Math.round(scoresOfRun.performance));
  return { scores, range: [Math.min(...performance), Math.max(...performance)], complaints };
}
