/** The API page, and what tools of others make of the document that it shows. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { openApiDocument } from './openapi.ts';

let world: ServedWorld;
beforeAll(async () => {
  world = await openServedWorld();
});
afterAll(() => world.close());

/** A copy: tools resolve references in place. */
const document = () => structuredClone(openApiDocument());

describe('the page', () => {
  it('takes everything from this server, and may reach no other', async () => {
    const reply = await world.app.request('/api/docs');
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toContain('unsafe');
    const html = await reply.text();
    expect(html).not.toContain('://');
    const files = Array.from(html.matchAll(/(?:src|href)="(docs\/[^"]+)"/g), ([, file = '']) => file);
    expect(files).toEqual(['docs/swagger-ui.css', 'docs/swagger-ui-bundle.js', 'docs/start.js']);
    for (const file of files) {
      const served = await world.app.request(`/api/${file}`);
      expect(served.status, file).toBe(200);
      expect(served.headers.get('content-type'), file).toMatch(/^text\/(?:css|javascript)/);
      expect((await served.text()).length, file).toBeGreaterThan(500);
    }
  });

  it('serves nothing else of its package', async () => {
    for (const file of ['package.json', 'index.html', 'swagger-ui.js', '..%2fpackage.json']) {
      expect((await world.app.request(`/api/docs/${file}`)).status, file).toBe(404);
    }
  });
});

/** What a linter of others finds, by its rules that are recommended, warnings too. */
async function problemsOf(source: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const found = await lintFromString({ source: JSON.stringify(source), absoluteRef: '/openapi.json', config });
  return found.map(({ ruleId, message, location: [place] }) => `${ruleId} ${place?.pointer ?? ''} ${message}`);
}

it('is a document in which a linter of others finds nothing, and finds planted faults', async () => {
  expect(await problemsOf(document())).toEqual([]);
  const broken = document();
  Object.assign(broken, {
    paths: { '/api/nothing': { get: { responses: { 200: {} }, parameters: [{ in: 'nowhere' }] } } },
  });
  const rules = (await problemsOf(broken)).map((problem) => problem.split(' ')[0]);
  for (const rule of ['struct', 'security-defined', 'operation-summary']) expect(rules).toContain(rule);
});

/** Whoever has only the document writes this. */
const client = `import createClient from 'openapi-fetch';
import type { paths } from './api.d.ts';

type Body = paths['/api/user/auth/logpe/pass']['post']['requestBody']['content']['application/x-www-form-urlencoded'];

export async function signIn(fetch: (request: Request) => Promise<Response>) {
  const client = createClient<paths>({ baseUrl: 'http://localhost', fetch });
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const demo = await client.GET('/api/user/sys/demo');
  if (!demo.data || !('data' in demo.data)) throw new Error('no demo member');
  const login = await client.POST('/api/user/auth/logpe/pass', { body: demo.data.data, headers: form });
  if (!login.data || !('data' in login.data)) throw new Error('sign-in was refused');
  const { msg: token, data: session } = login.data;
  const wallet = await client.GET('/api/assets/wallet/summary', { headers: { 'X-Access-Token': token } });
  if (!wallet.data || !('data' in wallet.data)) throw new Error('no wallet');
  // @ts-expect-error no such call
  await client.GET('/api/assets/wallet/nothing');
  // @ts-expect-error a field is missing
  const lacking: Body = { country: 'IN', phone: '9000000001' };
  const usdt: string = wallet.data.data.usdt;
  return { name: session.name, usdt };
}
`;

const compilerOptions = {
  strict: true,
  noEmit: true,
  module: 'nodenext',
  target: 'es2024',
  lib: ['es2024', 'dom'],
  types: [],
  allowImportingTsExtensions: true,
};

it('gives a typed client that compiles and signs in', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dayrent-client-'));
  try {
    symlinkSync(join(import.meta.dirname, '..', '..', 'node_modules'), join(folder, 'node_modules'), 'dir');
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
    writeFileSync(join(folder, 'api.d.ts'), await openapiTS(document() as never));
    writeFileSync(join(folder, 'client.ts'), client);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['client.ts'] }));
    const { status, stdout } = spawnSync('tsc', ['-p', folder], { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });

    const { signIn } = (await import(join(folder, 'client.ts'))) as {
      signIn: (fetch: (request: Request) => Promise<Response>) => Promise<{ name: string; usdt: string }>;
    };
    const signedIn = await signIn(async (request) => world.app.request(request));
    expect(signedIn).toEqual({ name: world.demo.name, usdt: expect.stringMatching(/^\d+(\.\d+)?$/) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
