/**
 * `npm test`: everything that has to pass, with all of its own set-up. The last line is the sum. With DATABASE_URL the
 * sandbox's tests run twice: on the embedded database, and on that Postgres.
 */
import { findBrowser } from './browser.ts';
import { checkParts } from './check-parts.ts';
import { playwright, runParts, tool, vitest, type Count, type Part } from './parts.ts';

/** Suites that meet no database, or their own, or whose queries others make too: once is enough. */
const once = [
  'sandbox/ledger/rules',
  'sandbox/ledger/rules.property',
  'sandbox/services/members/passwords',
  'sandbox/services/access/access',
  'sandbox/calendar',
  'sandbox/db/open',
  'sandbox/http/**',
  'sandbox/control/{gate,recharge-controls,scenario,time-machine,withdrawal-section}',
  'sandbox/seed/**',
  'sandbox/environment',
  'sandbox/server',
  'src/inspector/**',
  'src/api/**',
  'scripts/**',
].map((name) => (name.endsWith('**') ? name : `${name}.test.ts`));

/** Half of the random commands on each database, where there are two: the seeds differ. */
const [onEmbedded, onPostgres] = ['sandbox/ledger/sequences-one.test.ts', 'sandbox/ledger/sequences-two.test.ts'];

const without = (...paths: readonly string[]): string[] => paths.map((path) => `--exclude=${path}`);

/** @param databaseUrl empty: the embedded database only */
function sandboxParts(databaseUrl: string): Part[] {
  if (databaseUrl === '') return [vitest('sandbox', 'sandbox', [], { DATABASE_URL: '' })];
  return [
    vitest('sandbox', 'sandbox', without(onPostgres), { DATABASE_URL: '' }),
    vitest('sandbox-postgres', 'sandbox', without(onEmbedded, ...once), { DATABASE_URL: databaseUrl }),
  ];
}

/** A browser that can't be had is a failure like any other: the rest is still worth knowing. */
async function browserParts(): Promise<Part[]> {
  try {
    return [playwright(await findBrowser())];
  } catch (error) {
    return [{ name: 'e2e', run: async () => ({ passed: 0, failed: 1, output: String(error) }) }];
  }
}

const databaseUrl = process.env['DATABASE_URL'] ?? '';
if (databaseUrl === '') console.log('DATABASE_URL is not set: the sandbox is tested on the embedded database alone.');

const counts: Count[] = [
  await runParts(checkParts, 2),
  await runParts(sandboxParts(databaseUrl)),
  await runParts([tool('build', process.execPath, ['scripts/build.ts']), ...(await browserParts())]),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
