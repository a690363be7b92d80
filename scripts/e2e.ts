/** `npm run e2e`: the browser tests alone, with their set-up. What follows `--` goes to Playwright. */
import { findBrowser } from './browser.ts';
import { run } from './run.ts';

const { code: built } = await run(process.execPath, ['scripts/build.ts']);
if (built !== 0) process.exit(built);
const { code } = await run('playwright', ['test', ...process.argv.slice(2)], { CHROMIUM_PATH: await findBrowser() });
process.exitCode = code;
