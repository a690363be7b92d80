/** WebKitGTK's small browser on a display that nobody sees, driven by W3C WebDriver. */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '#tests/sandbox/server-process.ts';
import { end, size, type Browser } from './browser.ts';

/** Its tool bar would make the window wider than a phone. */
const slimTools =
  '* { min-width: 0; } toolbar, toolbar *, headerbar, headerbar * { padding: 0; margin: 0; border-width: 0; }';

/** A display of its own, with the number that was free. */
async function openDisplay() {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    (child.stdio[3] as Readable).once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { child, name: `:${number}` };
}

export async function openWebKit(program: string): Promise<Browser> {
  const folder = await mkdtemp(join(tmpdir(), 'dayrent-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), slimTools);
  const display = await openDisplay();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display.name, XDG_CONFIG_HOME: folder, NO_AT_BRIDGE: '1' },
  });
  const base = `http://127.0.0.1:${port}/session`;

  async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const reply = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await reply.json()) as { value: unknown };
    const { error, message } = Object(value) as { error?: string; message?: string };
    if (!reply.ok) throw new Error(`${path}: ${error}: ${message}`);
    return value;
  }

  // It says nothing once it is there.
  while (driver.exitCode === null && !(await fetch(`http://127.0.0.1:${port}/status`).catch(() => null))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: program, args: ['--automation'] } },
  };
  const close = async (): Promise<void> => {
    await Promise.all([end(driver), end(display.child)]);
    await rm(folder, { recursive: true, force: true });
  };
  const session = ask('POST', '', { capabilities });
  session.catch(close);
  const { sessionId } = (await session) as { sessionId: string };
  const tell = (path: string, body: object) => ask('POST', `/${sessionId}/${path}`, body);
  await tell('timeouts', { script: 60_000, pageLoad: 60_000, implicit: 0 });
  const evaluate = (code: string): Promise<unknown> =>
    tell('execute/sync', { script: `return (async () => JSON.stringify(await (${code})))()`, args: [] }).then((json) =>
      typeof json === 'string' ? (JSON.parse(json) as unknown) : undefined,
    );

  await tell('window/rect', { x: 0, y: 0, width: size.width, height: size.height + 38 });
  return {
    goto: async (url) => void (await tell('url', { url })),
    reload: async () => void (await tell('refresh', {})),
    back: async () => void (await tell('back', {})),
    evaluate,
    perform: async (actions) => void (await tell('actions', { actions })),
    close: async () => {
      await ask('DELETE', `/${sessionId}`).catch(() => undefined);
      await close();
    },
  };
}
