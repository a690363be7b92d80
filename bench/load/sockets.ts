/**
 * Orders beside members who listen, against the same orders with nobody listening: how much of the rate is left, how long after
 * its answer the word of an order comes, and what a socket takes of the server's memory.
 */
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { headers } from '#domain/headers.ts';
import { socketPath } from '#domain/socket.ts';
import { largeToken } from '#tests/sandbox/large-world.ts';
import { closedLoop, isDone, quantile, send, type Measured } from './closed-loop.ts';
import { memberCalls } from './member-calls.ts';
import { memoryOf, startDayrent } from './programs.ts';
import { round, table } from './table.ts';
import { copyOf, largeDatabase } from './worlds.ts';

/** Of a large world a part. */
const most = 5_000;
/** How many greet at a time, as after a restart. */
const together = 50;
/** Orders whose word is waited for, one after the other. */
const heard = 200;
/** ms after which a word counts as lost. */
const patience = 5_000;

/** @returns the socket of a member once it was greeted; null where it was refused */
function listen(base: string, member: number): Promise<WebSocket | null> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/messages/${socketPath}`);
  return new Promise((resolve) => {
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token: largeToken(member) })));
    socket.once('message', () => resolve(socket));
    socket.on('error', () => resolve(null));
    socket.on('close', () => resolve(null));
  });
}

async function listenAll(base: string, members: number): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let first = 1; first <= members; first += together) {
    const last = Math.min(members, first + together - 1);
    const asked = Array.from({ length: last - first + 1 }, (_, index) => listen(base, first + index));
    sockets.push(...(await Promise.all(asked)).filter((socket) => socket !== null));
  }
  return sockets;
}

/** ms from an order's answer to the word of it, each; those that did not come are left out. */
async function wordsOf(base: string, members: number, sockets: readonly WebSocket[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const { order } = memberCalls(members);
  const delays: number[] = [];
  for (let turn = 0; turn < Math.min(heard, sockets.length); turn += 1) {
    const member = 1 + ((turn * 7) % sockets.length);
    const word = new Promise<number>((resolve) =>
      sockets[member - 1]?.once('message', () => resolve(performance.now())),
    );
    const call = order(0, turn);
    const own = { ...call.headers, [headers.token]: largeToken(member) };
    const reply = await send(base, { ...call, headers: own }, agent);
    const answered = performance.now();
    if (!isDone(reply)) continue;
    const told = await Promise.race([word, wait(patience, null)]);
    if (told !== null) delays.push(Math.max(0, told - answered));
  }
  agent.destroy();
  return delays.toSorted((a, b) => a - b);
}

export async function besideSockets(url: string, members: number, lasts: number): Promise<string[]> {
  const database = await copyOf(url, await largeDatabase(url, members), 'load_sockets');
  const server = await startDayrent(database);
  try {
    const asked = { bases: [server.base], clients: 16, lasts, next: memberCalls(members).order };
    await closedLoop(asked);
    const quiet = await closedLoop(asked);
    const before = memoryOf(server, 'VmRSS');
    const begun = performance.now();
    const listening = Math.min(most, members);
    const sockets = await listenAll(server.base, listening);
    const took = (performance.now() - begun) / 1_000;
    const after = memoryOf(server, 'VmRSS');
    const delays = await wordsOf(server.base, members, sockets);
    const busy = await closedLoop(asked);
    for (const socket of sockets) socket.terminate();
    const row = (name: string, { rate, p50, p99 }: Measured) => [name, round(rate), round(p50, 1), round(p99, 1)];
    return [
      `## Orders beside members who listen, ${members} members`,
      `${sockets.length} of ${listening} sockets were greeted within ${round(took, 1)} s, ${together} at a time; they took ${round((after - before) / Math.max(1, sockets.length))} kB each of the server's memory. The word of an order came to its member ${round(quantile(delays, 0.5), 1)} ms after the answer (99 %: ${round(quantile(delays, 0.99), 1)}), ${delays.length} of ${Math.min(heard, sockets.length)} came.`,
      table(
        ['', 'orders a second', 'p50 ms', 'p99 ms'],
        [
          row('nobody listens', quiet),
          row(`${sockets.length} sockets`, busy),
          ['share', round(busy.rate / quiet.rate, 2), '', ''],
        ],
      ),
    ];
  } finally {
    await server.stop();
  }
}
