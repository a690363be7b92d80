/**
 * `npm run test:all`: every test on both databases, before a capability is called done. With `--strict` a browser test
 * that passes at its second try only has failed. Starts a throw-away Postgres of its own where DATABASE_URL names none;
 * with `--embedded` there is none.
 */
import { run } from './run.ts';
import { testRun } from './test-run.ts';

const databaseUrl = process.env['DATABASE_URL'] ?? '';
const given = process.argv.slice(2);

if (databaseUrl === '' && !given.includes('--embedded')) {
  const { code } = await run('.ci/with-postgres', [process.execPath, import.meta.filename, ...given]);
  process.exitCode = code;
} else {
  await testRun({
    command: 'npm run test:all',
    tag: '',
    hasEngines: true,
    leaveOut: [],
    scale: '0.2',
    isStrict: given.includes('--strict'),
    databaseUrl,
  });
}
