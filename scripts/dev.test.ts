/** `npm run dev`: the app as modules, the libraries that Vite packs for it, and the sandbox, at one address. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyBooted } from '#tests/sandbox/booted-folder.ts';
import { freePort, runScript } from '#tests/sandbox/server-process.ts';

const data = mkdtempSync(join(tmpdir(), 'dayrent-dev-'));
await copyBooted(data);
const port = await freePort();
const dev = runScript(join(import.meta.dirname, 'dev.ts'), {
  DATA_DIR: data,
  PORT: String(port),
  NODE_ENV: 'development',
});

afterAll(async () => {
  dev.child.kill('SIGTERM');
  await dev.ended;
  rmSync(data, { recursive: true, force: true });
});

const get = async (path: string) => {
  const reply = await fetch(`http://localhost:${port}${path}`, { headers: { Connection: 'close' } });
  return { status: reply.status, text: await reply.text() };
};

it('serves the app, its libraries and the sandbox', async () => {
  await expect.poll(dev.output, { timeout: 100_000, interval: 200 }).toContain('Ctrl+C');
  const { text } = await get('/src/app/hash-location.ts');
  const [, library = ''] = /from "(\/node_modules\/\.vite\/deps\/react[^"]*)"/.exec(text) ?? [];
  expect(library, text).not.toBe('');
  // It waits until the libraries are packed; where that fails the process ends.
  expect(await get(library)).toMatchObject({ status: 200 });
  expect(await get('/src/main.tsx')).toMatchObject({ status: 200 });
  expect(await get('/api/user/sys/mode')).toMatchObject({ status: 200 });
  expect(dev.output()).not.toContain('Error');
});
