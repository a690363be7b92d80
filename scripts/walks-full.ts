/** `npm run walks:full`: every transition of every flow in the browser, and which are left out, each with its reason. */
import { playbooks } from '#tests/walks/playbooks.ts';
import { transitionsLeft } from '#tests/walks/paths.ts';
import { beforeBrowsers } from './before-browsers.ts';
import { findBrowser } from './browser.ts';
import { runParts, sumOf } from './parts.ts';
import { run } from './run.ts';

for (const [folder, book] of Object.entries(playbooks)) {
  const left = [book, ...(book.inner ? [book.inner.playbook] : [])].flatMap(transitionsLeft);
  if (left.length > 0) console.log(`${folder} leaves out:`);
  for (const { name, reasons } of left) console.log(`  ${name} (${reasons.join('; ')})`);
}

const { failed } = sumOf(await runParts(beforeBrowsers, 2));
if (failed > 0) process.exit(1);
const { code } = await run('playwright', ['test', 'tests/walks/walks.spec.ts', ...process.argv.slice(2)], {
  CHROMIUM_PATH: await findBrowser(),
  WALKS: 'full',
});
process.exitCode = code;
