/** Where the world of a browser test is served: in a process that all worlds share, or in one of its own. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer, type Started } from '#tests/sandbox/server-process.ts';
import { seededData, seededDump } from './seeded.ts';

/** One server with the seeded data. Its address stays the same until it is closed. */
export interface WorldServer {
  url: string;
  /** At once: calls on their way are cut off. */
  kill(): Promise<void>;
  /** The same data at the same address. */
  restart(): Promise<void>;
  /** Killed, and begun again from the seeded data. */
  rewind(): Promise<void>;
  close(): Promise<void>;
}

export type HostOrder = { kind: 'open'; dist: string } | { kind: 'start' | 'stop' | 'rewind' | 'close'; id: number };

export interface HostAnswer {
  id: number;
  port: number;
}

/** Where the host is told, for the workers: they begin with the environment of who started it. */
const addressName = 'WORLD_HOST';

/** Starts the process that serves the worlds of all workers. @returns what ends it; it also ends with whoever started it */
export async function startHost(): Promise<() => void> {
  const child = fork(join(import.meta.dirname, 'world-host.ts'), [seededDump], {
    execArgv: [],
    env: { ...process.env, DATABASE_URL: '' },
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the host of the worlds ended with ${code}`);
  });
  const [address] = (await Promise.race([once(child, 'message'), ended])) as [string];
  process.env[addressName] = address;
  return () => child.disconnect();
}

async function tell(order: HostOrder): Promise<HostAnswer> {
  // A kept connection may be closed just as the next order takes it.
  const headers = { Connection: 'close' };
  const reply = await fetch(process.env[addressName] ?? '', { method: 'POST', headers, body: JSON.stringify(order) });
  if (!reply.ok) throw new Error(await reply.text());
  return (await reply.json()) as HostAnswer;
}

const defaultDist = join(import.meta.dirname, '..', '..', 'dist');

/** A world of its own on the host. @param dist folder of what is served; the build, if empty */
export async function openHosted(dist = ''): Promise<WorldServer> {
  const { id, port } = await tell({ kind: 'open', dist: dist || defaultDist });
  const order = (kind: 'start' | 'stop' | 'rewind' | 'close') => async () => {
    await tell({ kind, id });
  };
  return {
    url: `http://localhost:${port}`,
    kill: order('stop'),
    restart: order('start'),
    rewind: order('rewind'),
    close: order('close'),
  };
}

/** A server process on its own copy of the seeded folder, for what a real death of it has to show. */
export async function openProcess(): Promise<WorldServer> {
  const folder = await mkdtemp(join(tmpdir(), 'dayrent-e2e-'));
  const port = await freePort();
  const start = async (): Promise<Started> => {
    const server = await startServer({ DATA_DIR: folder, PORT: String(port) });
    if (server.url === '') throw new Error(`the server did not start: ${server.output()}`);
    return server;
  };
  await cp(seededData, folder, { recursive: true });
  let server = await start();
  const { url } = server;
  const kill = async () => {
    await server.kill('SIGKILL');
  };
  const restart = async () => {
    server = await start();
  };
  return {
    url,
    kill,
    restart,
    rewind: async () => {
      await kill();
      await rm(folder, { recursive: true });
      await cp(seededData, folder, { recursive: true });
      await restart();
    },
    close: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
