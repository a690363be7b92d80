/**
 * `npm run nightly`: all of `npm run test:all` on the embedded database, with ten times as many random operations and command sequences, and what
 * `tests/nightly` has; then every transition of every flow in the browser.
 */
import { run } from './run.ts';

const { code: tested } = await run(process.execPath, ['scripts/test-all.ts', '--embedded'], {
  SCALE: process.env['SCALE'] ?? '10',
  NIGHTLY: '1',
});
const { code: walked } = await run(process.execPath, ['scripts/walks-full.ts']);
process.exitCode = tested === 0 && walked === 0 ? 0 : 1;
