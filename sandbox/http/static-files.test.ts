import { Hono } from 'hono';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders, setHeaders } from './security-headers.ts';
import { staticFiles } from './static-files.ts';

let folder = '';
const inside = 'p{color:red}';
const page = `<!doctype html><title>page</title><style>${inside}</style>`;
const app = new Hono();
app.use(setHeaders(() => securityHeaders));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dayrent-static-'));
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(dist, 'index.html'), page);
  await writeFile(join(dist, '.hidden'), 'hidden');
  await writeFile(join(dist, 'manifest.webmanifest'), '{}');
  const script = 'console.log(1);'.repeat(50);
  await writeFile(join(dist, 'assets', 'main-4f3a.js'), script);
  await writeFile(join(dist, 'assets', 'main-4f3a.js.br'), brotliCompressSync(script));
  app.all('*', staticFiles(dist));
});

afterAll(() => rm(folder, { recursive: true }));

describe('static files', () => {
  it('gives the page at the root, asked for anew each time', async () => {
    const reply = await app.request('/');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    const again = await app.request('/', { headers: { 'If-None-Match': reply.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('lets its page have its own inline styles, and the panel’s frame', async () => {
    const { headers } = await app.request('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`style-src 'self' 'sha256-${createHash('sha256').update(inside).digest('base64')}'`);
    expect(policy).toContain("frame-ancestors 'self'");
    const again = await app.request('/', { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    expect(again.headers.get('content-security-policy')).toBe(policy);
    const script = (await app.request('/assets/main-4f3a.js')).headers.get('content-security-policy') ?? '';
    expect(script).toContain("style-src 'self';");
    expect(script).toContain("frame-ancestors 'none'");
    for (const each of [policy, script]) {
      expect(each).not.toContain('unsafe');
      expect(each).toContain("require-trusted-types-for 'script'");
    }
  });

  it.each([
    ['bytes=0-3', 'bytes 0-3/61', '<!do'],
    ['bytes=54-', 'bytes 54-60/61', '/style>'],
    ['bytes=-6', 'bytes 55-60/61', 'style>'],
    ['bytes=58-999', 'bytes 58-60/61', 'le>'],
  ])('gives a part of a file: %s', async (range, told, text) => {
    const reply = await app.request('/index.html', { headers: { Range: range } });
    expect(reply.status).toBe(206);
    expect(reply.headers.get('content-range')).toBe(told);
    expect(await reply.text()).toBe(text);
  });

  it.each(['bytes=5-2', 'bytes=900-', 'bytes=0-1,4-5', 'bytes=-', 'lines=0-1', 'bytes=1-99999999999999999'])(
    'gives the whole file where a part makes no sense: %s',
    async (range) => {
      const reply = await app.request('/index.html', { headers: { Range: range } });
      expect(reply.status).toBe(200);
      expect(await reply.text()).toHaveLength(page.length);
    },
  );

  it('keeps hashed files for ever', async () => {
    const reply = await app.request('/assets/main-4f3a.js');
    expect(reply.headers.get('cache-control')).toContain('immutable');
    expect(reply.headers.get('content-type')).toContain('text/javascript');
    expect(reply.headers.get('content-encoding')).toBeNull();
    expect(await reply.text()).toContain('console.log');
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0.5', 'br'],
    ['gzip', null],
    ['br;q=0', null],
    ['', null],
  ])('for Accept-Encoding "%s" sends %s', async (accepted, sent) => {
    const reply = await app.request('/assets/main-4f3a.js', { headers: { 'Accept-Encoding': accepted } });
    expect(reply.headers.get('content-encoding')).toBe(sent);
    expect(reply.headers.get('vary')).toBe('Accept-Encoding');
    await reply.arrayBuffer();
  });

  it.each([
    '/assets/gone-1234.js',
    '/index',
    '/user/login',
    '/assets',
    '/assets/',
    '/assets/main-4f3a.js.br',
    '/.hidden',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/index.html%00.js',
    '/%E0%A4%A',
  ])('has nothing at %s', async (path) => {
    const reply = await app.request(path);
    expect(reply.status).toBe(404);
    expect(await reply.text()).toBe('Not found');
  });

  it('only reads', async () => {
    expect((await app.request('/', { method: 'POST' })).status).toBe(405);
    const head = await app.request('/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });
});
