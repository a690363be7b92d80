/** Clients that call one after the other, each its own kept connection, for a time or a number of calls. Loopback only. */
import { Agent, request } from 'node:http';
import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { holds } from './verdict.ts';

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface Reply {
  status: number;
  text: string;
}

export interface Measured {
  /** Calls a second. */
  rate: number;
  calls: number;
  /** ms. */
  p50: number;
  p99: number;
  /** Anything but HTTP 200 with code 200 in its envelope. */
  refused: number;
  /** Share of the machine's cores that nobody used. */
  idle: number;
}

export function send(base: string, { method, path, headers, body }: Call, agent: Agent): Promise<Reply> {
  const { hostname, port } = new URL(base);
  if (hostname !== '127.0.0.1' && hostname !== 'localhost') throw new Error('a load goes to this machine only');
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, method, path, headers, agent }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
      reply.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

export const isDone = ({ status, text }: Reply): boolean => status === 200 && text.startsWith('{"code":200,');

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

interface Cores {
  idle: number;
  all: number;
}

/** ms of all cores since the machine started. */
function coresNow(): Cores {
  const times = cpus().map((core) => core.times);
  const sum = (of: (one: (typeof times)[number]) => number): number => times.reduce((total, one) => total + of(one), 0);
  return { idle: sum(({ idle }) => idle), all: sum((one) => one.user + one.nice + one.sys + one.irq + one.idle) };
}

interface Loop {
  bases: readonly string[];
  clients: number;
  /** ms. */
  lasts: number;
  /** @param client from 0 @param turn of that client, from 0 */
  next: (client: number, turn: number) => Call;
  /** ms between two calls of a client; none where it is not given. */
  pause?: number;
}

/** Each client has its own server of `bases`, in turn. */
export async function closedLoop({ bases, clients, lasts, next, pause = 0 }: Loop): Promise<Measured> {
  const times: number[] = [];
  let refused = 0;
  const before = coresNow();
  const begun = performance.now();
  const run = async (client: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const base = bases[client % bases.length] ?? '';
    for (let turn = 0; performance.now() - begun < lasts; turn += 1) {
      const asked = performance.now();
      const reply = await send(base, next(client, turn), agent);
      times.push(performance.now() - asked);
      if (!isDone(reply)) refused += 1;
      if (pause > 0) await wait(pause);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  const seconds = (performance.now() - begun) / 1_000;
  const after = coresNow();
  const sorted = times.toSorted((a, b) => a - b);
  return {
    rate: times.length / seconds,
    calls: times.length,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    refused,
    idle: (after.idle - before.idle) / Math.max(1, after.all - before.all),
  };
}

/** Replays the whole book of a server. */
export async function isVerified(base: string): Promise<boolean> {
  const agent = new Agent();
  const { text } = await send(
    base,
    { method: 'GET', path: '/sandbox/verify?from=beginning', headers: {}, body: '' },
    agent,
  );
  agent.destroy();
  return holds((JSON.parse(text) as { ok: boolean }).ok);
}
