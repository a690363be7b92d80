/**
 * `npm run new machine|screen|endpoint <name>`: writes the pattern of the house into the checkout it is run in. What is
 * there already is never overwritten.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as templates from './templates.ts';

const usage = `npm run new machine <name>              machines/<name>/ with its test and its walk, and src/actors/<name>.ts
npm run new screen <group>/<name> [path]  a lazy screen and its row in the route table
npm run new endpoint <backend>/<name> [subject]  an endpoint of the contract and its handler in sandbox/services/<subject>/
Names are kebab-case.`;

/** A screen group's words, as in lingui.config.ts. */
const catalogs: Record<string, string> = {
  entry: 'shell',
  home: 'home',
  product: 'product',
  wallet: 'wallet',
  person: 'person',
};

const handlerFiles: Record<string, string> = {
  user: 'user-handlers',
  assets: 'asset-handlers',
  income: 'income-handlers',
  messages: 'message-handlers',
};

/** Everything is worked out before the first file is written: a name that is taken leaves nothing behind. */
const writes = new Map<string, string>();

function create(path: string, content: string): void {
  if (existsSync(path)) throw new Error(`${path} is there already`);
  writes.set(path, content);
}

/** Puts text behind what a pattern finds first. */
function insert(path: string, behind: RegExp, text: string): void {
  const content = writes.get(path) ?? readFileSync(path, 'utf8');
  const found = behind.exec(content);
  if (!found) throw new Error(`${path} has changed its shape: ${String(behind)} is not in it`);
  const end = found.index + found[0].length;
  writes.set(path, content.slice(0, end) + text + content.slice(end));
}

/** Puts a line among lines that are sorted by name. @param lines finds each of them, its first group the name */
function insertSorted(path: string, lines: RegExp, name: string, line: string): void {
  const content = writes.get(path) ?? readFileSync(path, 'utf8');
  const found = [...content.matchAll(lines)];
  const last = found.at(-1);
  if (!last) throw new Error(`${path} has changed its shape: ${String(lines)} is not in it`);
  const next = found.find(([, other = '']) => other > name);
  const at = next ? next.index : last.index + last[0].length;
  writes.set(path, content.slice(0, at) + line + content.slice(at));
}

function newMachine(given: string): string {
  const name = templates.nameOf(given);
  const folder = `machines/${name.kebab}/${name.kebab}`;
  create(`${folder}.machine.ts`, templates.machine(name));
  create(`${folder}.test.ts`, templates.machineTest(name));
  create(`${folder}.walk.ts`, templates.walk(name));
  create(`src/actors/${name.kebab}.ts`, templates.actor(name));
  const registry = 'machines/walks.ts';
  insertSorted(registry, /^import .+ from '\.\/([a-z-]+)\/.+;\n/gm, name.kebab, templates.walkImport(name));
  insertSorted(registry, /^ {2}'?([a-z-]+)'?: \[.+\],\n/gm, name.kebab, templates.walkRow(name));
  insert('machines/flows.ts', /(?=^\};$)/m, templates.flowRow(name));
  return `Now: npm run walks, which takes the walk of the machine and writes its list: read it. Then npm run diagrams, which
draws the machine. Commit what they write with the rest. Once a screen shows it, src/screens/dev/gallery/entries.ts says
where. How it goes on: machines/README.md.`;
}

function newScreen(given: string, path = `/${given}`): string {
  const [group = '', file = ''] = given.split('/');
  const catalog = catalogs[group];
  if (!catalog) throw new Error(`"${group}" is no screen group: ${Object.keys(catalogs).join(', ')}`);
  const name = templates.nameOf(file);
  create(`src/screens/${group}/${name.kebab}.tsx`, templates.screen(name));
  const row = templates.route(path, catalog, `${group}/${name.kebab}`);
  insert('src/app/routes.ts', /(?=    \] satisfies Row\[\]\n  \)\.map\(member\))/, row);
  return `Now: npm run i18n:extract, translate locales/*/${catalog}.po, and set depth, parent and header of its route.`;
}

/** @param subject a folder of sandbox/services; without one, a new folder of the endpoint's name */
function newEndpoint(given: string, subject?: string): string {
  const [backend = '', file = ''] = given.split('/');
  const handlers = handlerFiles[backend];
  if (!handlers) throw new Error(`"${backend}" is no backend with a contract: ${Object.keys(handlerFiles).join(', ')}`);
  const name = templates.nameOf(file);
  const handlersPath = `sandbox/services/${handlers}.ts`;
  const handler = `${subject ?? name.kebab}/${name.kebab}.ts`;
  create(`sandbox/services/${handler}`, templates.handler(backend, name));
  insert(
    `src/api/contract/${backend}.ts`,
    new RegExp(`export const ${backend} = \\{\n`),
    templates.endpoint(backend, name),
  );
  insert(handlersPath, /^import [^;]+;\n/m, `import { ${name.camel} } from './${handler}';\n`);
  insert(handlersPath, /export const \w+Handlers[^=]*= \{/, `\n  ${name.camel},`);
  return `Now: say what it asks and answers in src/api/contract/${backend}.ts. The compiler leads to the handler, and a
function in src/api gives it to the app.`;
}

try {
  const [kind, name, ...rest] = process.argv.slice(2);
  const makers: Record<string, (name: string, ...rest: string[]) => string> = {
    machine: newMachine,
    screen: newScreen,
    endpoint: newEndpoint,
  };
  const make = makers[kind ?? ''];
  if (!make || name === undefined) throw new Error(usage);
  const next = make(name, ...rest);
  for (const [path, content] of writes) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    console.log(`wrote ${path}`);
  }
  console.log(next);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
