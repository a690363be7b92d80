/** `npm run e2e`: the browser tests alone, with their set-up. What follows `--` goes to Playwright. */
import { beforeBrowsers } from './before-browsers.ts';
import { findBrowser } from './browser.ts';
import { runParts, sumOf } from './parts.ts';
import { run } from './run.ts';

const { failed } = sumOf(await runParts(beforeBrowsers, 2));
if (failed > 0) process.exit(1);
const { code } = await run('playwright', ['test', ...process.argv.slice(2)], { CHROMIUM_PATH: await findBrowser() });
process.exitCode = code;
