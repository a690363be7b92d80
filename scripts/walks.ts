/** `npm run walks`: takes every walk, and writes their lists and counts. Fails where one misses something. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { listOf, reportOnAll } from '#machines/model/report.ts';
import { countsFile, listFile, walks } from '#machines/walks.ts';

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

for (const [folder, of] of Object.entries(walks)) for (const walk of of) write(listFile(folder, walk), listOf(walk));
const { counts, breaches } = await reportOnAll(walks);
write(countsFile, `${JSON.stringify(counts, null, 2)}\n`);

for (const [name, { states, statesReached, transitions, transitionsTaken }] of Object.entries(counts.machines)) {
  console.log(`${name}: ${statesReached} of ${states} states, ${transitionsTaken} of ${transitions} transitions`);
}
for (const [name, missed] of Object.entries(breaches)) console.error([`${name}:`, ...missed].join('\n  '));
process.exitCode = Object.keys(breaches).length === 0 ? 0 : 1;
