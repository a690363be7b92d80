/** Checks each world with its own tsconfig, side by side. */
import { run } from './run.ts';

const worlds = ['pure', 'web', 'sw', 'node'];

const runs = await Promise.all(
  worlds.map(async (world) => ({ world, ...(await run('tsc', ['-p', `tsconfig.${world}.json`], {}, true)) })),
);
for (const { world, code, output } of runs) {
  if (code !== 0) console.log(`${world}:\n${output}`);
}
process.exitCode = runs.some(({ code }) => code !== 0) ? 1 : 0;
