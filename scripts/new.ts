/**
 * `npm run new machine|screen|endpoint|list <name>`: writes the pattern of the house into the checkout it is run in. What
 * is there already is never overwritten.
 */
import { newEndpoint } from './new/endpoint.ts';
import { newList } from './new/list.ts';
import { newMachine } from './new/machine.ts';
import { planFor, type Plan } from './new/plan.ts';
import { newScreen } from './new/screen.ts';
import { run } from './run.ts';

const usage = `npm run new machine <name>              machines/<name>/ with its test and its walk, and src/actors/<name>.ts
npm run new screen <group>/<name> [path]  a lazy screen and its row in the route table
npm run new endpoint <backend>/<name> [subject]  an endpoint of the contract, its handler in sandbox/services/<subject>/ and its case of conformance
npm run new list <group>/<name> <backend>/<name> [subject] [path]  a screen with a list, and its endpoint (docs/new-list.md)
Names are kebab-case.`;

const makers: Record<string, (plan: Plan, name: string, ...rest: string[]) => string> = {
  machine: newMachine,
  screen: newScreen,
  endpoint: newEndpoint,
  list: newList,
};

try {
  const [kind, name, ...rest] = process.argv.slice(2);
  const make = makers[kind ?? ''];
  if (!make || name === undefined) throw new Error(usage);
  const plan = planFor(process.cwd());
  const next = make(plan, name, ...rest);
  const paths = plan.write();
  await run('oxfmt', paths, {}, true);
  for (const path of paths) console.log(`wrote ${path}`);
  console.log(next);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
