/** What the docs list of the sandbox is all that there is: calls of the panel, folders, kinds of accounts, moves. */
import { globSync, readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { edges } from '#sandbox/ledger/edges.ts';

const page = readFileSync('docs/sandbox.md', 'utf8');

/** The panel's own page, style and script: nobody else asks for them. */
const ofPanel = new Set(['GET /sandbox/', 'GET /sandbox/panel.css', 'GET /sandbox/panel.js']);

const routes = globSync('sandbox/control/*.ts')
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/routes\.(get|post|delete)\('(.+?)'/g)])
  .map(([, method = '', path = '']) => `${method.toUpperCase()} /sandbox${path}`)
  .filter((route) => !ofPanel.has(route));

it('lists each call of the panel', () => {
  const listed = [...page.matchAll(/^\| (`(?:GET|POST|DELETE).+?) +\|/gm)].flatMap(([, cell = '']) => {
    const [, path = ''] = /(\/[\w/-]+)/.exec(cell) ?? [];
    return [...cell.matchAll(/GET|POST|DELETE/g)].map(([method]) => `${method} ${path}`);
  });
  expect(routes.length).toBeGreaterThan(25);
  expect(routes.filter((route) => !listed.includes(route))).toEqual([]);
  expect(listed.filter((call) => call.includes(' /sandbox/') && !routes.includes(call))).toEqual([]);
});

it('says what each folder holds', () => {
  const folders = readdirSync('sandbox', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => `\`sandbox/${name}/\``).filter((folder) => !page.includes(folder))).toEqual([]);
});

it('says what each kind of account holds', () => {
  const [, accounts = ''] = page.split('\n## Accounts\n');
  const named = [...accounts.matchAll(/^\| ([a-z, ]+?) +\|/gm)].flatMap(([, cell = '']) => cell.split(', '));
  const kinds = new Set(edges.flatMap(([, from, to]) => [from, to]));
  expect(named.filter((kind) => kind !== 'kind').toSorted()).toEqual([...kinds].toSorted());
});

it('product 18.3 has each move of the law, and no other', () => {
  const [, moves = ''] = /\n### 18\.3 (.*?)\n### /s.exec(readFileSync('docs/product.md', 'utf8')) ?? [];
  const told = new Set([...moves.matchAll(/[a-z]+ → [a-z]+/g)].map(([move]) => move));
  const allowed = new Set(edges.map(([, from, to]) => `${from} → ${to}`));
  expect([...told].toSorted()).toEqual([...allowed].toSorted());
});
