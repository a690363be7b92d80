/** The generator, run in a copy of the repository; what it writes has to compile in every world. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'dayrent-new-'));
const files = readdirSync(root).filter((name) => /^tsconfig.*\.json$|^package\.json$|\.config\.ts$/.test(name));
for (const name of ['bench', 'docs', 'machines', 'scripts', 'src', 'sandbox', 'tests', ...files])
  cpSync(join(root, name), join(copy, name), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const generate = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts/new.ts'), ...args], { cwd: copy, encoding: 'utf8' });

const read = (path: string): string => readFileSync(join(copy, path), 'utf8');

it('writes a machine, a screen and an endpoint that compile', { timeout: 180_000 }, () => {
  for (const [kind, ...names] of [
    ['machine', 'gift-box'],
    ['screen', 'person/gift-box'],
    ['endpoint', 'user/gift-box'],
    ['endpoint', 'income/gift-count', 'income'],
  ] as const) {
    const { status, stderr } = generate(kind, ...names);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  }
  const registry = read('machines/walks.ts').split('\n');
  const row = registry.indexOf("  'gift-box': [giftBoxWalk],");
  expect(registry.slice(row - 1, row + 2)).toEqual([
    "  'fund-password': [fundPasswordWalk],",
    "  'gift-box': [giftBoxWalk],",
    "  'group-join': [groupJoinWalk],",
  ]);
  expect(registry).toContain("import { giftBoxWalk } from './gift-box/gift-box.walk.ts';");
  expect(read('machines/flows.ts')).toContain(
    "\n  'gift-box': { flow: 'gift box', home: 'no screen starts it yet' },\n};",
  );
  for (const script of ['walks', 'diagrams']) {
    const { status, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`], { cwd: copy, encoding: 'utf8' });
    expect({ script, status, stderr }).toEqual({ script, status: 0, stderr: '' });
  }
  expect(read('machines/gift-box/gift-box.walk.txt')).toContain('form.submit → submitting, starts submit');
  expect(read('machines/gift-box/gift-box.md')).toContain('form --> submitting : form.submit');
  expect(read('src/app/routes.ts')).toContain("import('#screens/person/gift-box.tsx')");
  expect(read('sandbox/services/user-handlers.ts')).toContain('  giftBox,');
  expect(read('sandbox/services/income-handlers.ts')).toContain("import { giftCount } from './income/gift-count.ts';");
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  for (const world of ['web', 'node']) {
    const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', `tsconfig.${world}.json`], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect({ world, status, stdout }).toEqual({ world, status: 0, stdout: '' });
  }
});

it('writes nothing over what is there, and nothing half', () => {
  const before = read('src/app/routes.ts');
  const { status, stderr } = generate('screen', 'entry/login');
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'src/screens/entry/login.tsx is there already\n' });
  expect(read('src/app/routes.ts')).toBe(before);
});

it('says what it wants', () => {
  expect(generate('machine').stderr).toContain('npm run new screen <group>/<name>');
  expect(generate('machine', 'GiftBox').stderr).toBe('"GiftBox" is not kebab-case, as in gift-box\n');
  expect(generate('screen', 'garden/rose').stderr).toContain('"garden" is no screen group');
  expect(generate('endpoint', 'garden/rose').stderr).toContain('"garden" is no backend');
  expect(existsSync(join(copy, 'src/screens/garden'))).toBe(false);
});
