/** Firefox, driven by WebDriver BiDi, which it speaks itself. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { end, size, whenSaid, type Browser } from './browser.ts';

interface Told {
  id: number | null;
  type: 'success' | 'error' | 'event';
  error?: string;
  message?: string;
  result?: unknown;
}

/** Sends commands one way, and gives each its own answer. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const waiting = new Map<number, (told: Told) => void>();
  socket.on('message', (data: Buffer) => {
    const told = JSON.parse(data.toString()) as Told;
    if (told.id !== null) waiting.get(told.id)?.(told);
  });
  let last = 0;
  const ask = async (method: string, params: object): Promise<unknown> => {
    const id = (last += 1);
    const answer = new Promise<Told>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, error, message, result } = await answer;
    waiting.delete(id);
    if (type === 'error') throw new Error(`${method}: ${error}: ${message}`);
    return result;
  };
  return { ask, close: () => socket.close() };
}

export async function openFirefox(program: string): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'dayrent-firefox-'));
  const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']);
  const url = await whenSaid(child, /WebDriver BiDi listening on (ws:\S+)/);
  const { ask, close } = await connect(`${url}/session`);
  await ask('session.new', { capabilities: {} });
  const { contexts } = (await ask('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context ?? '';
  await ask('browsingContext.setViewport', { context, viewport: size });

  return {
    goto: async (address) => void (await ask('browsingContext.navigate', { context, url: address, wait: 'complete' })),
    reload: async () => void (await ask('browsingContext.reload', { context, wait: 'complete' })),
    back: async () => void (await ask('browsingContext.traverseHistory', { context, delta: -1 })),
    evaluate: async (code) => {
      const expression = `(async () => JSON.stringify(await (${code})))()`;
      const told = (await ask('script.evaluate', { expression, awaitPromise: true, target: { context } })) as {
        result?: { value?: string };
        exceptionDetails?: { text: string };
      };
      if (told.exceptionDetails) throw new Error(told.exceptionDetails.text);
      return told.result?.value === undefined ? undefined : JSON.parse(told.result.value);
    },
    perform: async (actions) => void (await ask('input.performActions', { context, actions })),
    close: async () => {
      close();
      await end(child);
      await rm(profile, { recursive: true, force: true });
    },
  };
}
