/**
 * `npm test`: everything that has to pass, with all of its own set-up. The last line is the sum. With DATABASE_URL the
 * sandbox's tests run twice: on the embedded database, and on that Postgres.
 */
import { findBrowser } from './browser.ts';
import { checkParts } from './check-parts.ts';
import { playwright, runParts, tool, vitest, type Count, type Part } from './parts.ts';

/** Suites that meet no database, or their own: once is enough. */
const databaseFree = [
  'ledger/rules',
  'ledger/rules.property',
  'services/passwords',
  'http/form',
  'http/openapi',
  'http/static-files',
  'control/gate',
  'environment',
  'server',
];

const exclusions = ['scripts/**', ...databaseFree.map((name) => `sandbox/${name}.test.ts`)].map(
  (path) => `--exclude=${path}`,
);

/** @param databaseUrl empty: the embedded database only */
function sandboxParts(databaseUrl: string): Part[] {
  const embedded = vitest('sandbox', 'sandbox', [], { DATABASE_URL: '' });
  if (databaseUrl === '') return [embedded];
  return [embedded, vitest('sandbox-postgres', 'sandbox', exclusions, { DATABASE_URL: databaseUrl })];
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
