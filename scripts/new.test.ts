/** The generator, run in a copy of the repository: one of every kind, for every screen group and every backend. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { backends } from '#contract/endpoint.ts';
import { catalogOf, screenGroups } from '#i18n/screen-groups.ts';
import type { Route } from '#kit/route.ts';
import type * as Report from '#machines/model/report.ts';
import type { AnyWalk } from '#machines/model/walk.ts';
import { newEndpoint } from './new/endpoint.ts';
import { newList } from './new/list.ts';
import { newMachine } from './new/machine.ts';
import { planFor, type Plan } from './new/plan.ts';
import { newScreen } from './new/screen.ts';

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'dayrent-new-'));
const files = readdirSync(root).filter((name) =>
  /^tsconfig.*\.json$|^package\.json$|\.config\.ts$|^\.oxlintrc/.test(name),
);
for (const name of ['locales', 'machines', 'scripts', 'src', 'sandbox', 'tests', ...files])
  cpSync(join(root, name), join(copy, name), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const read = (path: string): string => readFileSync(join(copy, path), 'utf8');
/** In a process of its own, as `npm run new` does. */
const generate = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts/new.ts'), ...args], { cwd: copy, encoding: 'utf8' });

const written = new Set<string>();
function make(fill: (plan: Plan) => string): void {
  const plan = planFor(copy);
  fill(plan);
  for (const path of plan.write()) written.add(path);
}
make((plan) => newMachine(plan, 'gift-box'));
for (const group of screenGroups) make((plan) => newScreen(plan, `${group}/gift-box`));
for (const backend of backends) make((plan) => newEndpoint(plan, `${backend}/gift-of-${backend}`));
make((plan) => newEndpoint(plan, 'income/gift-count', 'income'));
for (const backend of backends) make((plan) => newList(plan, `team/${backend}-gifts`, `${backend}/${backend}-gifts`));

// The machine's own test, run here.
await import(join(copy, 'machines/gift-box/gift-box.test.ts'));

it('writes a machine, a screen and an endpoint that compile', () => {
  const args = ['--deny-warnings', '--type-check', ...written];
  const { status, stdout } = spawnSync('oxlint', args, { cwd: copy, encoding: 'utf8' });
  expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('0 errors') });
});

describe('a new machine', () => {
  it('stands after the others', () => {
    const registry = read('machines/walks.ts').split('\n');
    expect(registry[registry.indexOf("  'gift-box': giftBox,") + 1]).toBe('};');
    expect(registry).toContain("import * as giftBox from './gift-box/gift-box.walk.ts';");
    expect(read('machines/gift-box/gift-box.walk.ts')).toContain("  flow: 'gift box',");
  });

  it('has a walk that reaches all of it', async () => {
    const { giftBoxWalk } = (await import(join(copy, 'machines/gift-box/gift-box.walk.ts'))) as {
      giftBoxWalk: AnyWalk;
    };
    const { listOf, reportOn } = (await import(join(copy, 'machines/model/report.ts'))) as typeof Report;
    expect(listOf(giftBoxWalk)).toContain('form.submit → submitting, starts submit');
    expect(await reportOn([giftBoxWalk])).toMatchObject({ breaches: [], states: 3, statesReached: 3 });
  });
});

/** What the copy serves and routes to, told by a process of its own. */
const script = `
import { routes } from '#app/routes.ts';
import { createApp } from '#sandbox/app.ts';
const unopened = new Proxy({}, { get: () => undefined });
const app = createApp({ db: unopened, clock: { now: () => 0 }, random: { below: () => 0, hex: () => '' } });
console.log(JSON.stringify({ routes, served: app.routes.map(({ method, path }) => method + ' ' + path) }));
`;

it('serves an endpoint of every backend, and routes to a screen of every group', () => {
  const args = ['--input-type=module-typescript', '--eval', script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  expect(stderr).toBe('');
  const { routes, served } = JSON.parse(stdout) as { routes: Omit<Route, 'load'>[]; served: string[] };
  for (const group of screenGroups) {
    const catalog = catalogOf(group);
    const isPublic = ['entry', 'access', 'dev'].includes(group);
    expect(routes).toContainEqual(expect.objectContaining({ path: `/${group}/gift-box`, catalog, isPublic }));
  }
  const depths = new Map(routes.map(({ path, depth }) => [path, depth]));
  const above = routes.filter(
    ({ path, parent }) => path.endsWith('/gift-box') && depths.get(parent ?? '') === undefined,
  );
  expect(above).toEqual([]);
  expect(routes.filter(({ parent, depth }) => (depths.get(parent ?? '') ?? 0) >= depth)).toEqual([]);
  expect(served).toEqual(
    expect.arrayContaining([
      ...backends.map((backend) => `GET /api/${backend}/gift-of-${backend}/get`),
      ...backends.map((backend) => `GET /api/${backend}/${backend}-gifts/list`),
      'GET /api/income/gift-count/get',
    ]),
  );
});

it('writes nothing over what is there, and nothing half', () => {
  const before = read('src/app/routes.ts');
  const { status, stderr } = generate('screen', 'entry/login');
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'src/screens/entry/login.tsx is there already\n' });
  expect(read('src/app/routes.ts')).toBe(before);
});

it('says what it wants', () => {
  expect(generate('machine').stderr).toContain('npm run new screen <group>/<name>');
  expect(() => make((plan) => newMachine(plan, 'GiftBox'))).toThrow('"GiftBox" is not kebab-case, as in gift-box');
  expect(() => make((plan) => newScreen(plan, 'garden/rose'))).toThrow('"garden" is no screen group');
  expect(() => make((plan) => newEndpoint(plan, 'garden/rose'))).toThrow('"garden" is no backend');
  expect(() => make((plan) => newList(plan, 'team/rose'))).toThrow('"" is no backend');
  expect(existsSync(join(copy, 'src/screens/garden'))).toBe(false);
});
