/** `npm run nightly`: all of `npm test`, with ten times as many random operations and command sequences. */
import { run } from './run.ts';

const { code } = await run(process.execPath, ['scripts/test.ts'], { SCALE: process.env['SCALE'] ?? '10' });
process.exitCode = code;
