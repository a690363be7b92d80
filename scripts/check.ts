/**
 * `npm run check`: everything that needs neither a server nor a browser. With `--changed` only what the change since the
 * last commit can break.
 */
import { changedParts, checkParts } from './check-parts.ts';
import { runParts, sumOf } from './parts.ts';

const parts = process.argv.includes('--changed') ? changedParts() : checkParts;
const { failed } = sumOf(await runParts(parts, 2));
process.exitCode = failed === 0 ? 0 : 1;
