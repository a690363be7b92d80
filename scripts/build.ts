/** Builds the app into dist/, packs it with brotli, measures it, and fails over the budget of docs/budget.md. */
import { run } from './run.ts';
import { compressFolder } from './compress.ts';
import { reportBudget } from './budget.ts';

const { code } = await run('vite', ['build', '--logLevel', 'warn']);
if (code !== 0) process.exit(code);
compressFolder('dist');
process.exitCode = reportBudget('dist') ? 0 : 1;
