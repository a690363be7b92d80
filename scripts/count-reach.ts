/**
 * `npm run reach`: how many files a list with its endpoint takes by hand, by its guide, without the catalogs, which a command
 * fills; and in how many files outside its own each money flow is mentioned. A money flow is a machine that leads to `settlement`. Its own are machines/<flow>/ and what has a
 * name that begins with the flow's. Generated lists, catalogs, prose and applied migrations don't count; tests are told apart.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { locales } from '#i18n/locales.ts';

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('sandbox/db/migrations/') && !file.startsWith('locales/'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8').toLowerCase() }));

const flows = files.flatMap(({ file, text }) => {
  const [, flow] = /^src\/actors\/([a-z-]+)\.ts$/.exec(file) ?? [];
  return flow !== undefined && text.includes('settlementactor(services, ') && flow !== 'settlement' ? [flow] : [];
});

const isTest = (file: string): boolean => file.startsWith('tests/') || /\.(?:test|spec)\.tsx?$/.test(file);
const isOwn = (file: string, flow: string): boolean => file.split('/').some((part) => part.startsWith(flow));
const mentions = (text: string, flow: string): boolean =>
  text.includes(flow) || text.includes(flow.replaceAll('-', ''));

const reach = flows
  .map((flow) => {
    const found = files.filter(({ file, text }) => !isOwn(file, flow) && mentions(text, flow)).map(({ file }) => file);
    return { flow, code: found.filter((file) => !isTest(file)), tests: found.filter(isTest) };
  })
  .toSorted((a, b) => a.code.length - b.code.length);

const byHand = readFileSync('docs/new-list.md', 'utf8').match(/^\| \d+\. .*$/gm) ?? [];
const always = byHand.filter((row) => !row.includes('only if'));
console.log(
  `A list with its endpoint: ${always.length} files by hand, ${byHand.length} at most, and its texts in ${locales.length - 1} other languages (docs/new-list.md).`,
);
console.log('Files outside machines/<flow>/ and files named after the flow that mention it; tests apart.');
for (const { flow, code, tests } of reach) {
  console.log(`${flow.padEnd(14)}${String(code.length).padStart(4)}, and ${tests.length} tests`);
}
const asked = reach.find(({ flow }) => flow === (process.argv[2] ?? reach.at(-1)?.flow));
if (asked) console.log(`\n${asked.flow}:\n  ${asked.code.join('\n  ')}`);
