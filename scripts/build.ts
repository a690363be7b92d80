/**
 * Builds the app into dist/, packs it with brotli, measures it, and fails over the budget of docs/budget.md and where something
 * is newer than the oldest browsers (docs/browsers.md). With `--kill` the kill switch then takes the place of the service
 * worker (docs/kill-switch.md).
 */
import { copyFileSync, rmSync } from 'node:fs';
import { build } from 'rolldown';
import { run } from './run.ts';
import { compressFolder } from './compress.ts';
import { reportNewer } from './newer-functions.ts';
import { reportBudget } from './budget.ts';

// What it runs ends with it.
process.once('SIGTERM', () => process.exit(143));
const { code } = await run('vite', ['build', '--logLevel', 'warn']);
if (code !== 0) process.exit(code);
// A script of its own, outside of all that the app shares.
await build({
  input: 'sw/kill.ts',
  logLevel: 'warn',
  output: { file: 'dist/kill-switch.js', format: 'iife', minify: true },
});
compressFolder('dist');
const isFine = [reportBudget('dist'), reportNewer('dist')].every(Boolean);
process.exitCode = isFine ? 0 : 1;
if (process.argv.includes('--kill')) {
  rmSync('dist/sw.js.br', { force: true });
  copyFileSync('dist/kill-switch.js', 'dist/sw.js');
  console.log('\nThe kill switch is in dist/sw.js: whoever opens this build gets rid of the service worker.');
}
