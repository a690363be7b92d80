/** What `npm test` and `npm run test:all` share: the same parts, more or less of each, and what is said at the end. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeBrowsers } from './before-browsers.ts';
import { findBrowser } from './browser.ts';
import { checkParts } from './check-parts.ts';
import { engineNames, enginePart, installedEngineParts } from './engines.ts';
import { playwright, runParts, sumOf, vitest, type Part, type Ran } from './parts.ts';
import type { Timed } from './reports.ts';

export interface TestRun {
  /** As it is typed: what a tool that reads the result can ask for again. */
  command: string;
  /** Only the browser tests with this tag; all of them if empty. */
  tag: string;
  /** Whether Firefox and WebKit run all of their tests, installed for it; or WebKit alone signs in, if it is installed. */
  hasEngines: boolean;
  /** Files in Node that it does not run. */
  leaveOut: readonly string[];
  /** How much the random tests do where SCALE says nothing, 1 for all that they are written for. */
  scale: string;
  /** A browser test that passes at its second try only has failed. */
  isStrict: boolean;
  /** Of a Postgres to test the sandbox on as well; empty for none. */
  databaseUrl: string;
}

/** Suites that meet no database, or their own, or whose queries others make too: once is enough. */
const once = [
  'sandbox/ledger/rules',
  'sandbox/ledger/rules.property',
  'sandbox/services/members/passwords',
  'sandbox/services/access/access',
  'sandbox/calendar',
  'sandbox/content/**',
  'sandbox/db/{head-log,lost-entries,open,process-lock}',
  'sandbox/http/**',
  'sandbox/control/{gate,recharge-controls,scenario,time-machine,withdrawal-section}',
  'sandbox/seed/**',
  'sandbox/environment',
  'sandbox/server',
  'src/inspector/**',
  'src/api/**',
  'scripts/**',
  'tests/sandbox/**',
].map((name) => (name.endsWith('**') ? name : `${name}.test.ts`));

/** How much the random tests do before a change is shared, and on the second database of two: but for its half of the commands, and what only a Postgres has, the first has it all. */
export const smallScale = '0.05';

/** Half of the random commands on each database, where there are two: the seeds differ. */
const [onEmbedded, onPostgres] = ['sandbox/ledger/sequences-one.test.ts', 'sandbox/ledger/sequences-two.test.ts'];

/** As the project's settings read it. */
export const without = (...paths: readonly string[]): { LEAVE_OUT: string } => ({ LEAVE_OUT: paths.join(' ') });

function sandboxParts({ databaseUrl, scale, leaveOut }: TestRun): Part[] {
  const asked = process.env['SCALE'];
  const embedded = { DATABASE_URL: '', SCALE: asked ?? scale };
  if (databaseUrl === '') return [vitest('sandbox', 'sandbox', [], { ...embedded, ...without(...leaveOut) })];
  return [
    vitest('sandbox', 'sandbox', [], { ...embedded, ...without(onPostgres, ...leaveOut) }),
    vitest('sandbox-postgres', 'sandbox', [], {
      DATABASE_URL: databaseUrl,
      SCALE: asked ?? smallScale,
      ...without(onEmbedded, ...once),
    }),
  ];
}

/** A browser that can't be had is a failure like any other: the rest is still worth knowing. */
async function browserParts({ tag, isStrict }: TestRun): Promise<Part[]> {
  try {
    return [playwright({ browser: await findBrowser(), tag, isStrict })];
  } catch (error) {
    return [{ name: 'e2e', run: async () => ({ passed: 0, failed: 1, output: String(error) }) }];
  }
}

async function engineParts({ hasEngines }: TestRun): Promise<Part[]> {
  if (!hasEngines) return installedEngineParts('webkit', ['tests/engines/sign-in.test.ts']);
  const parts: Part[] = [];
  // One after another: they may be installed.
  for (const name of engineNames) parts.push(await enginePart(name));
  return parts;
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1).padStart(6)} s`;

/** Where a later tool finds whether what stands here was tried. */
const resultFile = join('node_modules', '.cache', 'dayrent', 'test.json');

const git = (...args: readonly string[]): string => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
};

function writeResult({ command }: TestRun, ran: readonly Ran[]): void {
  mkdirSync(dirname(resultFile), { recursive: true });
  const parts = Object.fromEntries(ran.map(({ name, seconds: taken }) => [name, Math.round(taken)]));
  const result = {
    command,
    commit: git('rev-parse', 'HEAD'),
    // What is not committed was tried too.
    isChanged: git('status', '--porcelain') !== '',
    ...sumOf(ran),
    unsteady: ran.flatMap(({ unsteady = [] }) => unsteady).length,
    seconds: parts,
  };
  writeFileSync(resultFile, `${JSON.stringify(result, null, 2)}\n`);
}

/** Files that take more than a twentieth of all the time that tests take: the first places to make faster. */
function longFiles(tests: readonly Timed[]): [string, number][] {
  const byFile = new Map<string, number>();
  for (const { file, ms } of tests) byFile.set(file, (byFile.get(file) ?? 0) + ms);
  const all = [...byFile.values()].reduce((sum, ms) => sum + ms, 0);
  return [...byFile].filter(([, ms]) => ms > all / 20).toSorted(([, a], [, b]) => b - a);
}

function say(ran: readonly Ran[], wall: number): void {
  const tests = ran.flatMap(({ tests: told = [] }) => told);
  console.log('\nThe ten slowest tests:');
  for (const { ms, file, title } of tests.toSorted((a, b) => b.ms - a.ms).slice(0, 10)) {
    console.log(`${seconds(ms)}  ${file}: ${title}`);
  }
  console.log('Files with more than a twentieth of the time of all tests:');
  for (const [file, ms] of longFiles(tests)) console.log(`${seconds(ms)}  ${file}`);
  console.log('How long each part took:');
  for (const { name, seconds: taken } of ran) console.log(`${seconds(taken * 1_000)}  ${name}`);
  console.log(`${seconds(wall)}  in all`);
  console.log(`${new Set(tests.map(({ title }) => title)).size} distinct test titles`);
  const unsteady = ran.flatMap(({ unsteady: told = [] }) => told);
  if (unsteady.length > 0) console.log('Unsteady, failed and then passed: find the cause before anything new.');
  for (const test of unsteady) console.log(`  ${test}`);
}

/** Runs all parts; the last line is the sum. */
export async function testRun(asked: TestRun): Promise<void> {
  const begun = performance.now();
  const ran = [
    ...(await runParts(checkParts, 2)),
    ...(await runParts(sandboxParts(asked))),
    ...(await runParts(beforeBrowsers, 2)),
    ...(await runParts(await browserParts(asked))),
    // Beside each other: one browser leaves half of two cores idle.
    ...(await runParts(await engineParts(asked), 2)),
  ];
  writeResult(asked, ran);
  say(ran, performance.now() - begun);
  const { passed, failed } = sumOf(ran);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
}
