/** Holds imports to .dependency-cruiser.mjs, and makes sure that they were read: a cruise of nothing finds nothing. */
import { run } from './run.ts';

/** Well under what there is; without a parser for TypeScript the count is near zero. */
const fewestModules = 300;

const folders = ['bench', 'machines', 'src', 'sandbox', 'sw', 'scripts', 'tests'];
const { code, output } = await run('depcruise', ['--config', '.dependency-cruiser.mjs', ...folders], {}, true);
const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);

if (code !== 0) console.log(output);
if (modules < fewestModules)
  console.log(`Only ${modules} modules were read, ${fewestModules} at least are expected. Is @swc/core there?`);
process.exitCode = code === 0 && modules >= fewestModules ? 0 : 1;
