/** `npm run e2e:engines`: Firefox and WebKit alone, with their set-up: `-- firefox`, `-- webkit tests/engines/wallet.test.ts`. */
import { beforeBrowsers } from './before-browsers.ts';
import { engineNames, enginePart } from './engines.ts';
import { runParts, sumOf } from './parts.ts';

const given = process.argv.slice(2);
const named = engineNames.filter((name) => given.includes(name));
const args = given.filter((one) => !engineNames.some((name) => name === one));

const before = sumOf(await runParts(beforeBrowsers, 2));
if (before.failed > 0) process.exit(1);
let failures = 0;
for (const name of named.length === 0 ? engineNames : named) {
  failures += sumOf(await runParts([await enginePart(name, args)])).failed;
}
process.exitCode = failures === 0 ? 0 : 1;
