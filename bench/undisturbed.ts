/**
 * The start that a member has: no debugger is attached, which alone makes V8 read scripts a second time, and nothing is slowed.
 * The page tells a listener on this machine when it was painted and when it was live (docs/budget.md).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArgs } from '../scripts/browser.ts';
import { inTurns, openBrowser, type Place, type Subject } from './cold-start.ts';
import type { Start } from './median.ts';

/** Longest start that is waited for, ms. */
const patience = 60_000;
/** Chromium keeps compiled what it met twice, and these don't count. */
const warmUps = 2;

async function listen(listener: RequestListener): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Runs in the page, before its own scripts. @param to an address that listens */
function tell(to: string, places: readonly Place[]): void {
  const signs = places.find(({ address }) => location.href.endsWith(address));
  if (!signs) return;
  const times: { [name in keyof Start]?: number | undefined } = {};
  const look = () => {
    if (times.live === undefined && document.querySelector(signs.live)) times.live = performance.now();
    times.firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    if (times.live === undefined || times.firstPaint === undefined) requestAnimationFrame(look);
    // oxlint-disable-next-line no-restricted-properties -- to the bench, from the page that it measures
    else navigator.sendBeacon(to, JSON.stringify(times));
  };
  requestAnimationFrame(look);
}

/** Stands before a server and puts a script into its page. The page's policy, which lets nothing be told elsewhere, goes. */
function front(origin: string, script: string): RequestListener {
  return (asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const passed = request(new URL(asked.url ?? '/', origin), { method: asked.method, headers }, (reply) => {
      if (!reply.headers['content-type']?.startsWith('text/html')) {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
        return;
      }
      let page = '';
      reply.setEncoding('utf8').on('data', (piece: string) => (page += piece));
      reply.on('end', () => {
        const { 'content-security-policy': _, 'content-length': __, ...others } = reply.headers;
        answer.writeHead(reply.statusCode ?? 502, others).end(page.replace('<head>', `<head>${script}`));
      });
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  };
}

/**
 * @param subjects with their servers running: they go on
 * @returns the medians of each one's places, in their order: with its server, and without; they take turns, so that noise meets all of them
 */
export async function undisturbedStarts(
  subjects: readonly Subject[],
  browser: string,
  rounds: number,
): Promise<Record<'online' | 'offline', Start[][]>> {
  let hear: (told: Start) => void = () => undefined;
  const ear = await listen((asked, answer) => {
    let text = '';
    asked.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    asked.on('end', () => {
      answer.end();
      hear(JSON.parse(text) as Start);
    });
  });

  const prepared = await Promise.all(
    subjects.map(async ({ origin, places, visit }) => {
      const folder = await mkdtemp(join(tmpdir(), 'dayrent-bench-'));
      const script = `<script>(${tell.toString()})("http://127.0.0.1:${ear.port}/",${JSON.stringify(places)})</script>`;
      const { port, stop } = await listen(front(origin, script));
      const own = `http://localhost:${port}`;
      const context = await openBrowser(folder, browser);
      await visit(await context.newPage(), own);
      await context.close();
      return { folder, own, places, stop };
    }),
  );

  async function start({ folder, own }: { folder: string; own: string }, { address }: Place): Promise<Start> {
    const told = new Promise<Start>((resolve) => (hear = resolve));
    const args = [...browserArgs, `--user-data-dir=${folder}`, '--window-size=390,844', own + address];
    const child = spawn(browser, args, { stdio: 'ignore' });
    const ended = once(child, 'exit');
    const late = setTimeout(() => child.kill(), patience);
    const times = await Promise.race([told, ended.then(() => null)]);
    clearTimeout(late);
    child.kill();
    await ended;
    if (!times) throw new Error(`${own}${address} told nothing`);
    return times;
  }

  async function measured(): Promise<Start[][]> {
    await inTurns(prepared, warmUps, start);
    return inTurns(prepared, rounds, start);
  }

  const online = await measured();
  await Promise.all(prepared.map(({ stop }) => stop()));
  const offline = await measured();
  await ear.stop();
  await Promise.all(prepared.map(({ folder }) => rm(folder, { recursive: true, force: true })));
  return { online, offline };
}
